import { authRefusal, type AuthCall, type AuthParts } from './AuthCall';
import { clientOf } from './attempts';
import { changeUser } from './changeUser';
import { sendMail } from './sendMail';
import { signIn } from './signIn';
import { signUp } from './signUp';
import { followLink, verifyCode } from './verify';
import * as z from 'zod/mini';
import { jsonObject, parseJson } from '../jsonValues';

type Answer = (call: AuthCall, parts: AuthParts) => Promise<Response>;

const answers: Readonly<Record<string, Answer>> = {
  'POST /token': (call, parts) =>
    call.url.searchParams.get('grant_type') === 'password' ? signIn(call, parts) : parts.ask(call.request),
  'POST /signup': signUp,
  'PUT /user': changeUser,
  'POST /recover': sendMail,
  'POST /otp': sendMail,
  'POST /magiclink': sendMail,
  'POST /resend': sendMail,
  'POST /verify': verifyCode,
  'GET /verify': followLink,
  // In lite, a mail scanner's HEAD request would use up the link.
  'HEAD /verify': async () => new Response(null, { status: 405, headers: { allow: 'GET, POST' } }),
};

/** Answers /auth/v1: handles the requests that lite lacks or does not limit enough, and passes the rest to lite. */
export async function answerAuth(request: Request, parts: AuthParts): Promise<Response> {
  const url = new URL(request.url);
  const path = decode(url.pathname);
  if (path === undefined) return authRefusal(404, 'not_found', 'There is no such path.');
  url.pathname = path;
  const route = path.replace(/^\/auth\/v1/, '');
  if (route.startsWith('/factors')) return noFactors();

  const text = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.text();
  const { method, headers } = request;
  const call: AuthCall = {
    request: new Request(url, { method, headers, body: text || null }),
    url,
    body: z.safeParse(jsonObject, parseJson(text)).data,
    client: clientOf(request),
  };
  if (call.body && !['string', 'undefined'].includes(typeof call.body.email)) {
    return authRefusal(400, 'bad_json', 'Could not parse request body as JSON: the email is no text');
  }
  const key = `${method} ${route}`;
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  return answer ? answer(call, parts) : parts.ask(call.request);
}

/** Decodes the path as lite's router does; undefined if a part is still encoded, which no path of this service needs. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURI(path);
    return decoded.includes('%') ? undefined : decoded;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The answer of Supabase Auth when a project has it switched off. Auth-js drops the message of a 501. */
function noFactors(): Response {
  const message =
    'Two-step verification is not part of the embedded backend. It works on a Supabase project, hosted or your own.';
  return authRefusal(422, 'mfa_totp_enroll_not_enabled', message);
}
