import * as z from 'zod/mini';
import { readAccessToken } from '../accessToken';
import { accountOf, withBody, type AuthCall, type AuthParts } from './AuthCall';
import { issueCode } from './flowState';
import { pkcePrefix } from './pkcePrefix';
import { parse } from '../parse';

/** Verifies a typed code, or a token that a page sends. */
export async function verifyCode(call: AuthCall, { ask, attempts }: AuthParts): Promise<Response> {
  const attempt = attempts.take('code', call.client, accountOf(call));
  if (attempt.refusal) return attempt.refusal;
  const hash = call.body?.token_hash;
  const request =
    typeof hash === 'string'
      ? withBody(call, { ...call.body, token_hash: hash.replace(pkcePrefix, '') })
      : call.request;
  const answer = await ask(request);
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
