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

const houseNumber = '\\d+[A-Z]?(?:(?: ?[-/:.&] ?| to )\\d+[A-Z]?)?';
/** '12', '12A', '12-14', or a single letter, which is the letter of a house number. */
const isHouseNumber = new RegExp(`^(?:${houseNumber}|[A-Z])$`, 'i');
/** A name of a building that ends with a house number: 'Flat 2, 14A'. */
const nameAndNumber = new RegExp(`^(?:(.*), ?)?(${houseNumber}|[A-Z])$`, 'i');

/**
 * Formats a delivery point as lines, in the order of an envelope. A house number that is not a plain number is the name
 * of a building or of a part of one in Royal Mail's data. On an envelope it is before the street (Royal Mail, PAF
 * Programmers' Guide, exceptions to the formatting of premises).
 */
function toAddress(point: Readonly<Record<string, unknown>>): Address {
  const part = (name: string) => (typeof point[name] === 'string' ? toTitleCase(point[name]) : '');

  const box = part('PO_BOX_NUMBER');
  const [building, number] = splitNumber(part('BUILDING_NAME'), part('BUILDING_NUMBER'));
  const unit = part('SUB_BUILDING_NAME');
  const isNumberedUnit = isHouseNumber.test(unit);
  const [street = '', ...places] = [
    part('DEPENDENT_THOROUGHFARE_NAME'),
    part('THOROUGHFARE_NAME'),
    part('DOUBLE_DEPENDENT_LOCALITY'),
    part('DEPENDENT_LOCALITY'),
  ].filter((place) => place !== '');
  const lines = [
    part('ORGANISATION_NAME'),
    part('DEPARTMENT_NAME'),
    box === '' ? '' : `PO Box ${box}`,
    ...(isNumberedUnit ? [building === '' ? '' : joined(unit, building)] : [unit, building]),
    joined(isNumberedUnit && building === '' ? withUnit(number, unit) : number, street),
    ...places,
  ].filter((line) => line !== '');

  const [line1 = '', line2 = '', ...rest] = lines;
  const postcode = typeof point.POSTCODE === 'string' ? point.POSTCODE : '';
  return { line1, line2, line3: rest.join(', '), city: part('POST_TOWN'), postcode };
}

/** Returns the name of a building and the house number. Royal Mail has '12A' and '12-14' as names. */
function splitNumber(name: string, number: string): [name: string, number: string] {
  const [, before = '', found = ''] = (number === '' && nameAndNumber.exec(name)) || [];
  return found === '' ? [name, number] : [before, found];
}

/** Adds a part of a building to its number: '14' and 'A' give '14A', '14' and '2' give '2, 14'. */
function withUnit(number: string, unit: string): string {
  if (/^\d+$/.test(number) && /^[A-Z]$/.test(unit)) return number + unit;
  return [unit, number].filter((text) => text !== '').join(', ');
}

function joined(...parts: string[]): string {
  return parts.filter((text) => text !== '').join(' ');
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
