import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readAccessToken } from '../accessToken';
import { authRefusal, withBody, type AuthCall, type AuthParts } from './AuthCall';
import { checkChallenge, readChallenge } from './challenge';
import { keepChallenge } from './flowState';
import { readSender } from './readSender';
import { passwordLengths } from './passwordLengths';

const claims = z.object({ sub: z.string(), session_id: z.optional(z.string()) });
type Claims = z.output<typeof claims>;

/** Changes a user. A new password ends every other session of the account, as in Supabase Auth. */
export async function changeUser(call: AuthCall, parts: AuthParts): Promise<Response> {
  const { jwtSecret, now } = parts;
  const token = call.request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const { data: caller } = z.safeParse(claims, readAccessToken(token, jwtSecret, now()));
  const refusal = checkChallenge(call);
  if (refusal) return refusal;
  if (!caller) return parts.ask(call.request);

  const { password, ...rest } = call.body ?? {};
  const { shortest, longest } = passwordLengths;
  if (typeof password === 'string' && password.length > longest) {
    return authRefusal(422, 'validation_failed', `Password cannot be longer than ${longest} characters`);
  }
  // Lite refuses a short password before it hashes anything.
  if (typeof password !== 'string' || password.length < shortest) return change(call, call.request, caller, parts);
  return changePassword({ call, rest, password, caller }, parts);
}

interface PasswordChange {
  call: AuthCall;
  /** The other fields of the request. */
  rest: Record<string, unknown>;
  password: string;
  caller: Claims;
}

async function changePassword({ call, rest, password, caller }: PasswordChange, parts: AuthParts): Promise<Response> {
  const { ask, attempts, database, passwords } = parts;
  // Refuse an ended session first, so that it cannot test passwords.
  const session = await ask(new Request(call.url, { headers: call.request.headers }));
  if (!session.ok) return session;
  const attempt = attempts.take('password', call.client, caller.sub);
  if (attempt.refusal) return attempt.refusal;
  const [user] = await database.query('select email, encrypted_password from auth.users where id = $1', [caller.sub]);
  const stored = user?.encrypted_password;
  if (await passwords.verify(password, typeof stored === 'string' ? stored : undefined, call.client)) {
    return authRefusal(422, 'same_password', 'New password should be different from the old password.');
  }
  attempt.succeed();

  const hash = await passwords.hash(password, call.client);
  const answer = await change(call, withBody(call, rest), caller, parts);
  if (!answer.ok) return answer;
  await database.transaction(async ({ query }) => {
    await query(
      `update auth.users set encrypted_password = $2, recovery_token = null, recovery_sent_at = null, updated_at = now()
       where id = $1`,
      [caller.sub, hash],
    );
    await query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
      caller.sub,
      caller.session_id ?? null,
    ]);
    await query('delete from auth.flow_state where user_id = $1', [caller.sub]);
    await query(`insert into auth.audit_log_entries (id, payload, created_at) values ($1, $2::json, now())`, [
      randomUUID(),
      JSON.stringify({
        action: 'user_updated_password',
        actor_id: caller.sub,
        actor_username: user?.email,
        actor_via_sso: false,
        log_type: 'user',
      }),
    ]);
  });
  return answer;
}

const pendingChange = z.object({ email_change_token_new: z.string() });

async function change(call: AuthCall, request: Request, caller: Claims, parts: AuthParts): Promise<Response> {
  const { ask, database, mailbox } = parts;
  const challenge = readChallenge(call);
  const newEmail = call.body?.email;
  if (typeof newEmail !== 'string') return ask(request);
  const [before] = await database.query('select email from auth.users where id = $1', [caller.sub]);
  const context = {
    linksGiveCode: challenge !== undefined,
    sender: await readSender(database),
    change: { email: String(before?.email), newEmail: newEmail.toLowerCase() },
  };
  const answer = await ask(request, context);
  if (!answer.ok) return answer;
  if (challenge) await keepChallenge(database, { id: caller.sub }, 'email_change', challenge);
  // Lite writes to the present address only.
  const [pending] = await database.query(
    'update auth.users set email_change_confirm_status = 0 where id = $1 returning email_change_token_new',
    [caller.sub],
  );
  const { data } = z.safeParse(pendingChange, pending);
  if (data) {
    mailbox.addLink({ to: context.change.newEmail, type: 'email_change', token: data.email_change_token_new }, context);
  }
  return answer;
}
