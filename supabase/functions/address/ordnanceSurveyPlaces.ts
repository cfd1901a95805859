import type { ProjectOptions } from '../_shared/Project.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import type { Address, AddressSource } from './AddressSource.ts';

/** Above any real number: Royal Mail assigns a postcode to at most a hundred delivery points. */
const mostResults = '100';

/**
 * Ordnance Survey Places, resource `postcode`, dataset DPA (Royal Mail's delivery points), with the project key in
 * OS_PLACES_KEY. The key is in a header, because URLs are logged.
 * https://docs.os.uk/os-apis/accessing-os-apis/os-places-api
 */
export function ordnanceSurveyPlaces({ env, fetch }: ProjectOptions): AddressSource {
  return {
    async find({ postcode, signal }) {
      const question = new URL('https://api.os.uk/search/places/v1/postcode');
      question.searchParams.set('postcode', postcode);
      question.searchParams.set('dataset', 'DPA');
      question.searchParams.set('maxresults', mostResults);
      const answer = await fetch(question, { headers: { key: env.OS_PLACES_KEY ?? '' }, signal });
      if (!answer.ok) throw new ServiceProblem(`Ordnance Survey Places answered with status ${answer.status}.`);
      const { results }: { results?: unknown } = Object(await answer.json());
      // The reply for a postcode without addresses has no list.
      if (results === undefined) return [];
      if (!Array.isArray(results)) throw new ServiceProblem('Ordnance Survey Places answered without a list.');
      return results.map((result) => toAddress(Object(Object(result).DPA))).sort(inStreetOrder);
    },
  };
}

/** Formats a delivery point as lines, in the order of an envelope. */
function toAddress(point: Readonly<Record<string, unknown>>): Address {
  const part = (name: string) => (typeof point[name] === 'string' ? toTitleCase(point[name]) : '');
  const joined = (...parts: string[]) => parts.filter((text) => text !== '').join(' ');

  const box = part('PO_BOX_NUMBER');
  const number = part('BUILDING_NUMBER');
  const smallStreet = part('DEPENDENT_THOROUGHFARE_NAME');
  const street = part('THOROUGHFARE_NAME');
  const lines = [
    part('ORGANISATION_NAME'),
    part('DEPARTMENT_NAME'),
    box === '' ? '' : `PO Box ${box}`,
    part('SUB_BUILDING_NAME'),
    part('BUILDING_NAME'),
    ...(smallStreet === '' ? [joined(number, street)] : [joined(number, smallStreet), street]),
    part('DOUBLE_DEPENDENT_LOCALITY'),
    part('DEPENDENT_LOCALITY'),
  ].filter((line) => line !== '');

  const [line1 = '', line2 = '', ...rest] = lines;
  const postcode = typeof point.POSTCODE === 'string' ? point.POSTCODE : '';
  return { line1, line2, line3: rest.join(', '), city: part('POST_TOWN'), postcode };
}

const smallWords = new Set(['and', 'by', 'in', 'le', 'of', 'on', 'the', 'under', 'upon']);

/** Converts the capitals of Places: 'STOKE-ON-TRENT' becomes 'Stoke-on-Trent', and '12A' does not change. */
function toTitleCase(text: string): string {
  return text.toLowerCase().replace(/[\p{L}\p{N}'’]+/gu, (word, position: number) => {
    if (/\d/.test(word)) return word.toUpperCase();
    if (position > 0 && smallWords.has(word)) return word;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** Sorts by house number: 2 before 10. */
function inStreetOrder(one: Address, other: Address): number {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en-GB', { numeric: true });
  return compare(one.line2, other.line2) || compare(one.line1, other.line1);
}
