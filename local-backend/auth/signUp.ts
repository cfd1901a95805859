import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { accountOf, withBody, type AuthCall, type AuthParts } from './AuthCall';
import { passwordLengths } from './passwordLengths';
import { checkChallenge } from './challenge';
import { parse } from '../parse';

const newUser = z.union([z.object({ user: z.object({ id: z.string() }) }), z.object({ id: z.string() })]);

/** Signs up. Lite creates the account with a random password; the hash of the real one then replaces it. */
export async function signUp(call: AuthCall, { ask, attempts, database, passwords }: AuthParts): Promise<Response> {
  const account = accountOf(call);
  const refusal = attempts.take('signUp', call.client, account).refusal ?? checkChallenge(call);
  if (refusal) return refusal;
  const password = call.body?.password;
  const { shortest, longest } = passwordLengths;
  const isPlausible = typeof password === 'string' && password.length >= shortest && password.length <= longest;
  // Lite refuses the rest before it hashes anything.
  if (!isPlausible) return ask(call.request);

  const hash = await passwords.hash(password, call.client);
  const answer = await ask(withBody(call, { ...call.body, password: randomBytes(48).toString('base64url') }));
  if (!answer.ok) return answer;
  if (account !== undefined) attempts.trust(call.client, account);
  const made = parse(newUser, await answer.clone().json());
  const id = 'user' in made ? made.user.id : made.id;
  await database.transaction(async ({ query }) => {
    // Without the random one first: a replaced password is told to the customer.
    await query('update auth.users set encrypted_password = null where id = $1', [id]);
    await query('update auth.users set encrypted_password = $2 where id = $1', [id, hash]);
  });
  return answer;
}
