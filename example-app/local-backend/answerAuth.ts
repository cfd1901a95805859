import type { SignInLimit } from './signInLimit';

/** Answers /auth/v1, and stands before the parts that lite has not got. */
export async function answerAuth(
  request: Request,
  ask: (request: Request) => Promise<Response>,
  limit: SignInLimit,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith('/auth/v1/factors')) return noFactors();
  const isSignIn =
    request.method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
  if (!isSignIn) return ask(request);

  const body = parseJson(await request.clone().text());
  const refusal = limit.refuse(body);
  if (refusal) return refusal;
  const answer = await ask(request);
  limit.note(body, answer);
  return answer;
}

/** As Supabase Auth answers when a project has switched it off; of a 501, auth-js would lose the words. */
function noFactors(): Response {
  const msg =
    'Two-step verification is not part of the embedded backend. It works on a Supabase project, hosted or your own.';
  return Response.json({ code: 422, error_code: 'mfa_totp_enroll_not_enabled', msg }, { status: 422 });
}

/** Undefined for what is not JSON: lite has its own words for that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
