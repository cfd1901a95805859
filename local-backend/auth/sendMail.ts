import { accountOf, type AuthCall, type AuthParts } from './AuthCall';
import { checkChallenge, readChallenge } from './challenge';
import { keepChallenge } from './flowState';
import { readSender } from './readSender';

/** Answers the requests that send an email with a link. */
export async function sendMail(call: AuthCall, { ask, attempts, database }: AuthParts): Promise<Response> {
  const account = accountOf(call);
  const refusal = attempts.take('mail', call.client, account).refusal ?? checkChallenge(call);
  if (refusal) return refusal;
  const challenge = readChallenge(call);
  const sender = await readSender(database);
  const answer = await ask(call.request, { linksGiveCode: challenge !== undefined, sender });
  if (answer.ok && challenge && account !== undefined) {
    await keepChallenge(database, { email: account }, linkTypeOf(call), challenge);
  }
  return answer;
}

/** The `type` in the email's link. */
function linkTypeOf({ url, body }: AuthCall): string {
  if (url.pathname.endsWith('/recover')) return 'recovery';
  return url.pathname.endsWith('/resend') ? String(body?.type) : 'magiclink';
}
