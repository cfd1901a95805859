import { isWithinLimit } from '../_shared/isWithinLimit.ts';
import { refuseStranger, reply } from '../_shared/reply.ts';
import type { AddressSource, SourceOptions } from './AddressSource.ts';
import { ordnanceSurveyPlaces } from './ordnanceSurveyPlaces.ts';
import { readPostcode } from './postcode.ts';
import { sampleAddresses } from './sampleAddresses.ts';

export type HandlerOptions = SourceOptions;

/** The timeout of a source, in milliseconds. */
const patience = 10_000;

/**
 * The server function `address` (specification section 7): takes `{ postcode }` and answers with `type` and `data`.
 * The gateway in front of it checks the signature of the caller's token (`verify_jwt` in config.toml). The function only
 * reads the caller's id, because the gateway also accepts the public key.
 */
export function createHandler({ env, fetch }: HandlerOptions): (request: Request) => Promise<Response> {
  const source = chooseSource({ env, fetch });

  return async (request) => {
    const refusal = refuseStranger(request);
    if (refusal) return refusal;
    const authorization = request.headers.get('authorization') ?? '';

    const body: unknown = await request.json().catch(() => undefined);
    const postcode = readPostcode(Object(body).postcode);
    if (postcode === undefined) return reply({ type: 'error', data: 'postcode' });

    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patience)]);
    if (!(await isWithinLimit('address', request, { env, fetch, signal }))) {
      return reply({ code: 'PT429', message: 'Too many tries. Please wait a few minutes and try again.' }, 429);
    }
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
