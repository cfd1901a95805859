import { randomUUID } from 'node:crypto';
import type { Database } from '../Database';
import type { Challenge } from './challenge';

type Query = Pick<Database, 'query'>;

/** Stores a client's challenge for the link of that type in the user's email. */
export async function keepChallenge(
  database: Query,
  user: { id: string } | { email: string },
  linkType: string,
  { challenge, method }: Challenge,
): Promise<void> {
  const [column, value] = 'id' in user ? ['id', user.id] : ['email', user.email];
  await database.query(
    `insert into auth.flow_state
       (id, user_id, code_challenge, code_challenge_method, authentication_method, provider_type)
     select $1::uuid, id, $3, $4, $5, 'email' from auth.users where ${column}::text = $2`,
    [randomUUID(), value, challenge, method, linkType],
  );
}

/** A code for the newest challenge of that user and type of link; undefined when there is none. */
export async function issueCode(database: Query, userId: string, linkType: string): Promise<string | undefined> {
  const code = randomUUID();
  // Lite counts a code's five minutes from `created_at`, the time of the email.
  const rows = await database.query(
    `update auth.flow_state set auth_code = $3, auth_code_issued_at = now(), created_at = now()
     where auth_code is null and id = (
       select id from auth.flow_state
       where user_id = $1::uuid and authentication_method = $2 order by created_at desc limit 1
     )
     returning id`,
    [userId, linkType, code],
  );
  return rows.length > 0 ? code : undefined;
}
