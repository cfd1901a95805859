import * as z from 'zod/mini';
import { formatAddress, type AddressValues } from '../../domain/address';
import {
  addressEntryFields,
  addressEntryProblems,
  type AddressEntryValues,
  type AddressTexts,
} from '../../provider/addressRules';

/** What the form holds, as typed. */
export type AddressFinderValues = AddressEntryValues;

/**
 * The rules of specification section 5 for an address, in the words given.
 *
 * @param isListShown Whether there are found addresses to choose from.
 */
export function addressFinderSchema(texts: AddressTexts, isListShown: boolean) {
  const checked = z.object(addressEntryFields).check(({ value, issues }) => {
    for (const [path, message] of addressEntryProblems(value, texts, isListShown)) {
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    }
  });

  return z.pipe(
    checked,
    z.transform((values): AddressValues => formatAddress(values)),
  );
}
