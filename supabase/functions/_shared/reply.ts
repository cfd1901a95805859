const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, idempotency-key, x-evidence, x-retry-count',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/** A JSON response that pages of any origin may read. */
export function reply(body: object, status = 200): Response {
  return Response.json(body, { status, headers: cors });
}

/** The response to a preflight request. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: cors });
}
