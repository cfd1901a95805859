import { readAccessToken } from './accessToken';
import type { Secrets } from './dataFolder';

/** What `Deno.serve` gets in a server function: the same handler answers on Supabase and here. */
export type FunctionHandler = (request: Request) => Promise<Response> | Response;

interface AnswerFunctionOptions {
  functions: Readonly<Record<string, FunctionHandler>>;
  secrets: Secrets;
  now: number;
}

/** Answers /functions/v1/NAME. As on Supabase, a caller shows a key, and an access token only if it is a good one. */
export async function answerFunction(request: Request, options: AnswerFunctionOptions): Promise<Response> {
  const { functions, secrets, now } = options;
  const name = new URL(request.url).pathname.split('/')[3] ?? '';
  const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!handler)
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
  if (request.method !== 'OPTIONS' && !isAllowed(request, secrets, now)) {
    return Response.json({ code: 401, message: 'Invalid JWT' }, { status: 401 });
  }
  return handler(request);
}

function isAllowed(request: Request, secrets: Secrets, now: number): boolean {
  const keys = [secrets.anonKey, secrets.serviceRoleKey];
  const key = request.headers.get('apikey');
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (bearer !== undefined && !keys.includes(bearer))
    return readAccessToken(bearer, secrets.jwtSecret, now) !== undefined;
  return keys.includes(key ?? bearer ?? '');
}
