import { authRefusal, type AuthCall, type AuthParts } from './AuthCall';
import { clientOf } from './attempts';
import { changeUser } from './changeUser';
import { sendMail } from './sendMail';
import { signIn } from './signIn';
import { signUp } from './signUp';
import { followLink, verifyCode } from './verify';
import * as z from 'zod/mini';
import { jsonObject } from '../jsonValues';

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
  // Lite would use up the link for a mail scanner's HEAD request.
  'HEAD /verify': async () => new Response(null, { status: 405, headers: { allow: 'GET, POST' } }),
};

/** Answers /auth/v1: the requests that lite lacks or limits too little, and the rest with lite. */
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
  const key = `${method} ${route}`;
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  return answer ? answer(call, parts) : parts.ask(call.request);
}

/** The path as lite's router reads it; undefined when a part stays encoded, which no path of this service does. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURI(path);
    return decoded.includes('%') ? undefined : decoded;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** As Supabase Auth answers when a project has switched it off. Auth-js drops the message of a 501. */
function noFactors(): Response {
  const message =
    'Two-step verification is not part of the embedded backend. It works on a Supabase project, hosted or your own.';
  return authRefusal(422, 'mfa_totp_enroll_not_enabled', message);
}

/** Undefined for text that is not JSON: lite refuses it. */
function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
