import { createFunction } from '../_shared/createFunction.ts';
import type { ProjectOptions } from '../_shared/Project.ts';
import { reply } from '../_shared/reply.ts';
import type { AddressSource } from './AddressSource.ts';
import { ordnanceSurveyPlaces } from './ordnanceSurveyPlaces.ts';
import { readPostcode } from './postcode.ts';
import { sampleAddresses } from './sampleAddresses.ts';

/** Ordnance Survey Places with its key; without one, the project's own sample addresses. */
function sourceOf(options: ProjectOptions): AddressSource {
  return options.env.OS_PLACES_KEY ? ordnanceSurveyPlaces(options) : sampleAddresses(options);
}

/** The server function `address`: takes `{ postcode }` and returns `type` and `data`. */
export function createHandler(
  options: ProjectOptions,
  source: AddressSource = sourceOf(options),
): (request: Request) => Promise<Response> {
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
