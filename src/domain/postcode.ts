import { dashes, exactLine } from './text';

/*
 * The formats of Royal Mail's Postcode Address File: A9, A99, AA9, AA99, A9A and AA9A before the space, 9AA after it,
 * and GIR 0AA. The first letter is never Q, V or X, the second never I, J or Z; C, I, K, M, O and V never follow the
 * space. The last letter of the first half may be any letter: new districts are added, and previous addresses may have
 * old postcodes.
 */
const outward = '[A-PR-UWYZ](?:\\d{1,2}|\\d[A-Z]|[A-HK-Y]\\d{1,2}|[A-HK-Y]\\d[A-Z])';
const inward = '\\d[ABD-HJLNP-UW-Z]{2}';
const postcode = new RegExp(`^(?:GIR0AA|${outward}${inward})$`, 'i');

const punctuation = new RegExp(`[ .,${dashes}]`, 'gu');

/** Checks the format of a full UK postcode, with any spaces, dashes and full stops. The postcode may not exist. */
export function checkPostcode(value: string): 'missing' | 'invalid' | undefined {
  const compact = lettersAndDigits(value);
  if (compact === '') return 'missing';
  return postcode.test(compact) ? undefined : 'invalid';
}

const inText = new RegExp(`(?<![\\p{L}\\p{N}])${outward} ?${inward}(?![\\p{L}\\p{N}])`, 'giu');

/** Returns what to write for a refused postcode: the one in an address, or that of a BFPO number (British Forces). */
export function correctPostcode(value: string): { postcode: string } | 'bfpo' | undefined {
  if (checkPostcode(value) !== 'invalid') return undefined;
  const line = exactLine(value);
  const [found, another] = line.match(inText) ?? [];
  if (found !== undefined && another === undefined) return { postcode: formatPostcode(found) };
  return /^BFPO ?\d{1,4}$/i.test(line) ? 'bfpo' : undefined;
}

/** Formats a postcode: upper case, one space before the last three characters. */
export function formatPostcode(value: string): string {
  const compact = lettersAndDigits(value).toUpperCase();
  return compact.length > 3 ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact;
}

function lettersAndDigits(value: string): string {
  return exactLine(value).replace(punctuation, '');
}
