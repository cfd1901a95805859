import { createFunction } from '../_shared/createFunction.ts';
import type { ProjectOptions } from '../_shared/Project.ts';
import { reply } from '../_shared/reply.ts';
import { ordnanceSurveyPlaces } from './ordnanceSurveyPlaces.ts';
import { readPostcode } from './postcode.ts';
import { sampleAddresses } from './sampleAddresses.ts';

/** The server function `address`: takes `{ postcode }` and returns `type` and `data`. */
export function createHandler(options: ProjectOptions): (request: Request) => Promise<Response> {
  const source = options.env.OS_PLACES_KEY ? ordnanceSurveyPlaces(options) : sampleAddresses(options);

  return createFunction(options, {
    name: 'address',
    timeout: 10_000,
    problem: 'The addresses of a postcode could not be found',
    apology: 'The address service did not answer.',
    async answer({ request, body, signal, admit }) {
      const postcode = readPostcode(body.postcode);
      if (postcode === undefined) return reply({ type: 'error', data: 'postcode' });
      const refusal = await admit();
      if (refusal) return refusal;
      const authorization = request.headers.get('authorization') ?? '';
      const found = await source.find({ postcode, authorization, signal });
      return reply(found.length > 0 ? { type: 'success', data: found } : { type: 'error', data: 'results' });
    },
  });
}
