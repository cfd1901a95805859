import type { Route } from 'playwright';

/** Answers as a Supabase project does to a new customer's first step. Fails any other request. */
export async function supabaseReply(route: Route): Promise<void> {
  const request = route.request();
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (request.method() === 'OPTIONS') return route.fulfill({ headers });
  const reply = replies[`${request.method()} ${new URL(request.url()).pathname}`];
  return reply === undefined ? route.abort() : route.fulfill({ json: reply(), headers });
}

const replies: Readonly<Record<string, () => object>> = {
  'POST /auth/v1/signup': session,
  // As docs/recipes/own-questions.md creates it.
  'POST /rest/v1/rpc/firm_personal': () => [2],
  'POST /rest/v1/rpc/portal_user': () => ({
    id: 'customer-1',
    first_name: 'Margaret',
    last_name: 'Hale',
    tags: [1],
  }),
};

function session() {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const expires = Math.round(Date.now() / 1000) + 3600;
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'customer-1', aal: 'aal1', exp: expires })}.signature`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    refresh_token: 'refresh-token',
    user: { id: 'customer-1', aud: 'authenticated', email: 'margaret@example.com', factors: [] },
  };
}
