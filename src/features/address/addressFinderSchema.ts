import { formatAddress } from '../../domain/address';
import { addressEntryProblems, type AddressEntryValues, type AddressTexts } from '../../entries/addressRules';
import { formSchema } from '../../forms/formSchema';

/** What the form holds, as typed. */
export type AddressFinderValues = AddressEntryValues;

/**
 * The rules of specification section 5 for an address, in the words given.
 *
 * @param isListShown Whether there are found addresses to choose from.
 */
export function addressFinderSchema(texts: AddressTexts, isListShown: boolean) {
  return formSchema((values: AddressFinderValues) => addressEntryProblems(values, texts, isListShown), formatAddress);
}
