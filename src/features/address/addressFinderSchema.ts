import * as z from 'zod/mini';
import { checkAddress, formatAddress, type AddressValues } from '../../domain/address';
import type { Widened } from '../../provider/messages';
import type { addressFinderErrors } from './errorMessages';

/** What the form holds, as typed. */
export interface AddressFinderValues extends AddressValues {
  /** How the address is being entered. */
  mode: 'search' | 'manual';
  /** The postcode to search with. */
  searchPostcode: string;
  /** Holds no text of its own: that nothing was chosen from the list is told here. */
  found: string;
}

type Texts = Widened<typeof addressFinderErrors.defaults>;

/**
 * The rules of specification section 5 for an address, in the words given.
 *
 * @param isListShown Whether there are found addresses to choose from.
 */
export function addressFinderSchema(texts: Texts, isListShown: boolean) {
  const values = z.object({
    mode: z.enum(['search', 'manual']),
    searchPostcode: z.string(),
    found: z.string(),
    line1: z.string(),
    line2: z.string(),
    line3: z.string(),
    city: z.string(),
    postcode: z.string(),
  });

  const checked = values.check(({ value, issues }) => {
    for (const [path, message] of value.mode === 'manual'
      ? problemsOf(value, texts)
      : [nothingChosen(texts, isListShown)]) {
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    }
  });

  return z.pipe(
    checked,
    z.transform((values): AddressValues => formatAddress(values)),
  );
}

type Problem = [keyof AddressFinderValues, string];

function nothingChosen(texts: Texts, isListShown: boolean): Problem {
  return isListShown ? ['found', texts.notChosen] : ['searchPostcode', texts.notSearched];
}

function problemsOf(values: AddressValues, texts: Texts): Problem[] {
  const { line1, line2, line3, city, postcode } = checkAddress(values);
  const found: Problem[] = [];
  if (line1) found.push(['line1', line1 === 'missing' ? texts.line1Missing : texts.line1TooLong]);
  if (line2) found.push(['line2', texts.line2TooLong]);
  if (line3) found.push(['line3', texts.line3TooLong]);
  if (city) found.push(['city', city === 'missing' ? texts.cityMissing : texts.cityTooLong]);
  if (postcode) found.push(['postcode', postcode === 'missing' ? texts.postcodeMissing : texts.postcodeInvalid]);
  return found;
}
