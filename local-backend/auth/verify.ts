import * as z from 'zod/mini';
import { readAccessToken } from '../accessToken';
import { accountOf, withBody, type AuthCall, type AuthParts } from './AuthCall';
import { issueCode } from './flowState';
import { pkcePrefix } from './pkcePrefix';
import { parse } from '../parse';

/** Verifies a typed code, or a token that a page sends. */
export async function verifyCode(call: AuthCall, parts: AuthParts): Promise<Response> {
  const { ask, attempts } = parts;
  const attempt = attempts.take('code', call.client, accountOf(call));
  if (attempt.refusal) return attempt.refusal;
  const sent = call.body?.token_hash;
  const hash = typeof sent === 'string' ? sent.replace(pkcePrefix, '') : undefined;
  const isHalf = hash !== undefined && call.body?.type === 'email_change' && (await confirmHalf(hash, parts));
  const request = hash === undefined ? call.request : withBody(call, { ...call.body, token_hash: hash });
  const answer = isHalf ? halfConfirmed() : await ask(request);
  if (answer.ok) attempt.succeed();
  return answer;
}

/** Answers an email link: redirects to the application with a session, or with a code for PKCE. */
export async function followLink(call: AuthCall, parts: AuthParts): Promise<Response> {
  const attempt = parts.attempts.take('code', call.client);
  if (attempt.refusal) return attempt.refusal;
  const token = call.url.searchParams.get('token') ?? '';
  const isPkce = token.startsWith(pkcePrefix);
  const url = new URL(call.url);
  if (isPkce) url.searchParams.set('token', token.slice(pkcePrefix.length));

  const answer = await parts.ask(new Request(url, { headers: call.request.headers }));
  const location = answer.headers.get('location');
  if (location === null) return answer;
  const target = new URL(location);
  const outcome = new URLSearchParams(target.hash.slice(1));
  if (outcome.has('access_token')) attempt.succeed();
  return isPkce ? redirect(await withCode(target, outcome, call, parts)) : answer;
}

const claims = z.object({ sub: z.string(), session_id: z.string() });

async function withCode(target: URL, outcome: URLSearchParams, call: AuthCall, parts: AuthParts): Promise<URL> {
  const { database, jwtSecret, now } = parts;
  const token = outcome.get('access_token');
  if (token === null) return withError(target, outcome);
  const { sub, session_id } = parse(claims, readAccessToken(token, jwtSecret, now()));
  // The client that exchanges the code gets a session of its own.
  await database.query('delete from auth.sessions where id = $1', [session_id]);
  const code = await issueCode(database, sub, call.url.searchParams.get('type') ?? '');
  if (code === undefined) {
    const error_description = 'Email link is invalid or has expired';
    return withError(
      target,
      new URLSearchParams({ error: 'access_denied', error_code: 'otp_expired', error_description }),
    );
  }
  target.searchParams.set('code', code);
  target.hash = '';
  return target;
}

/** Adds the error to the query and the fragment, as Supabase Auth does for PKCE. */
function withError(target: URL, error: URLSearchParams): URL {
  for (const [name, value] of error) target.searchParams.set(name, value);
  target.hash = error.toString();
  return target;
}

function redirect(target: URL): Response {
  return new Response(null, { status: 303, headers: { location: target.href } });
}

/**
 * Lite changes an address after the link in one email. As in Supabase Auth, it needs those in both: the first is only
 * noted, and lite then accepts the other. Returns whether it was the first.
 */
async function confirmHalf(token: string, { database, now }: AuthParts): Promise<boolean> {
  const [noted] = await database.query(
    `update auth.users
     set email_change_confirm_status = 1,
       email_change_token_current = nullif(email_change_token_current, $1),
       email_change_token_new = nullif(email_change_token_new, $1)
     where $1 in (email_change_token_current, email_change_token_new) and email_change_token_current is not null
       and email_change_token_new is not null and email_change_sent_at > $2::timestamptz - interval '1 hour'
     returning id`,
    [token, new Date(now()).toISOString()],
  );
  if (noted) return true;
  await database.query(
    `update auth.users set email_change_token_current = email_change_token_new
     where email_change_token_new = $1 and email_change_confirm_status = 1`,
    [token],
  );
  return false;
}

function halfConfirmed(): Response {
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  return Response.json({ code: '200', msg });
}
