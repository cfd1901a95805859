import type { AddressSource, SourceOptions } from './AddressSource.ts';
import { ordnanceSurveyPlaces } from './ordnanceSurveyPlaces.ts';
import { readPostcode } from './postcode.ts';
import { sampleAddresses } from './sampleAddresses.ts';

export type HandlerOptions = SourceOptions;

/** Milliseconds a source may take. */
const patience = 10_000;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, idempotency-key, x-evidence, x-retry-count',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/**
 * The server function `address` (specification section 7): takes `{ postcode }` and answers with `type` and `data`.
 * The gateway in front of it checks the signature of the caller's token (`verify_jwt` in config.toml); here it is
 * only read who they are, because the gateway lets the public key pass as well.
 */
export function createHandler({ env, fetch }: HandlerOptions): (request: Request) => Promise<Response> {
  const source = chooseSource({ env, fetch });

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return reply({ message: 'Only POST is answered here.' }, 405);
    const authorization = request.headers.get('authorization') ?? '';
    if (!isSignedIn(authorization)) return reply({ code: 'PT401', message: 'Please log in to continue.' }, 401);

    const body: unknown = await request.json().catch(() => undefined);
    const postcode = readPostcode(Object(body).postcode);
    if (postcode === undefined) return reply({ type: 'error', data: 'postcode' });

    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patience)]);
    try {
      const found = await source.find({ postcode, authorization, signal });
      return reply(found.length > 0 ? { type: 'success', data: found } : { type: 'error', data: 'results' });
    } catch (error) {
      console.error('The addresses of a postcode could not be found:', error instanceof Error ? error.message : error);
      return reply({ message: 'The address service did not answer.' }, 502);
    }
  };
}

function chooseSource(options: SourceOptions): AddressSource {
  return options.env.OS_PLACES_KEY ? ordnanceSurveyPlaces(options) : sampleAddresses(options);
}

function reply(body: object, status = 200): Response {
  return Response.json(body, { status, headers: cors });
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
