/** The services without a policy of their own; the functions have one. */
const services = /^\/(?:rest|auth|storage)\/v1\//;

/** Lets pages of other origins, such as a firm's own page in development, call the services as they call Supabase. */
export function acrossOrigins(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.headers.get('origin') === null || !services.test(new URL(request.url).pathname)) return answer(request);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight(request) });
    const reply = await answer(request);
    const headers = new Headers(reply.headers);
    headers.set('access-control-allow-origin', '*');
    // What supabase-js reads of a reply.
    headers.set('access-control-expose-headers', 'content-range, retry-after, x-supabase-api-version');
    return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
  };
}

function preflight({ headers }: Request): HeadersInit {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  };
}
