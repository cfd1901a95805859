const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, idempotency-key, x-evidence, x-retry-count',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/** A JSON answer that a page of any origin may read. */
export function reply(body: object, status = 200): Response {
  return Response.json(body, { status, headers: cors });
}

/** The answer to a request that no customer sends as part of the product; undefined for one that is to be answered. */
export function refuseStranger(request: Request): Response | undefined {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return reply({ message: 'Only POST is answered here.' }, 405);
  if (isSignedIn(request.headers.get('authorization') ?? '')) return undefined;
  return reply({ code: 'PT401', message: 'Please log in to continue.' }, 401);
}

/** Whether the token is a customer's: the public key is a token too, of the role `anon`. */
function isSignedIn(authorization: string): boolean {
  const [, claims = ''] = /^Bearer [^.\s]+\.([^.\s]+)\.[^.\s]+$/i.exec(authorization) ?? [];
  try {
    const { role, sub } = Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
    return role === 'authenticated' && typeof sub === 'string' && sub !== '';
  } catch {
    // Not a token at all.
    return false;
  }
}
