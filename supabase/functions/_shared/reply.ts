import { customerOf } from './customerOf.ts';

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

/** The response to preflight requests and wrong methods; undefined for a request to process. */
export function refuseStranger(request: Request): Response | undefined {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return reply({ message: 'Only POST is answered here.' }, 405);
  if (customerOf(request) !== undefined) return undefined;
  return reply({ code: 'PT401', message: 'Please log in to continue.' }, 401);
}
