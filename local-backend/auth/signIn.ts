import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { addClaims } from '../accessToken';
import { accountOf, authRefusal, withBody, type AuthCall, type AuthParts } from './AuthCall';
import { parse } from '../parse';

const userRow = z.object({ id: z.string(), encrypted_password: z.nullable(z.string()), is_confirmed: z.boolean() });

/** Signs in with a password. Lite would block the database while it hashes, and hash only for existing accounts. */
export async function signIn(call: AuthCall, parts: AuthParts): Promise<Response> {
  const { ask, attempts, database, passwords } = parts;
  const account = accountOf(call);
  const attempt = attempts.take('password', call.client, account);
  if (attempt.refusal) return attempt.refusal;
  const password = call.body?.password;
  // Lite refuses a missing value and hashes nothing.
  if (!account || password === undefined || password === '') return ask(call.request);
  if (typeof password !== 'string') return authRefusal(400, 'bad_json', 'The password must be text.');

  const [row] = await database.query(
    `select id::text, encrypted_password, email_confirmed_at is not null as is_confirmed
     from auth.users where email = $1`,
    [account],
  );
  const user = row && parse(userRow, row);
  const isRight = await passwords.verify(password, user?.encrypted_password, call.client);
  if (!user || !isRight) return authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  attempt.succeed();
  if (!user.is_confirmed) return authRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  return openSession(user.id, call, parts);
}

const openedSession = z.looseObject({ access_token: z.string() });

/**
 * Lite opens a session without a password for an authorisation code, so it gets one. Lite's tokens lack the method and
 * time of authentication, which `anonymize_user` checks.
 */
async function openSession(
  userId: string,
  call: AuthCall,
  { ask, database, jwtSecret, now }: AuthParts,
): Promise<Response> {
  const code = randomUUID();
  const verifier = `${randomUUID()}${randomUUID()}`;
  await database.query(
    `insert into auth.flow_state
       (id, user_id, auth_code, code_challenge, code_challenge_method, authentication_method, provider_type)
     values ($1, $2, $3, $4, 'plain', 'password', 'email')`,
    [randomUUID(), userId, code, verifier],
  );
  const url = new URL('/auth/v1/token?grant_type=pkce', call.url);
  const answer = await ask(withBody(call, { auth_code: code, code_verifier: verifier }, url));
  if (!answer.ok) return answer;
  const { access_token, ...session } = parse(openedSession, await answer.json());
  const amr = [{ method: 'password', timestamp: Math.floor(now() / 1000) }];
  return Response.json({
    ...session,
    access_token: addClaims(access_token, { amr }, jwtSecret),
    weak_password: null,
  });
}
