import { formatAddress } from '../../domain/address';
import { addressEntryProblems, type AddressEntryValues, type AddressTexts } from '../../provider/addressRules';
import { checkedForm } from '../../provider/checkedForm';

/** What the form holds, as typed. */
export type AddressFinderValues = AddressEntryValues;

/**
 * The rules of specification section 5 for an address, in the words given.
 *
 * @param isListShown Whether there are found addresses to choose from.
 */
export function addressFinderSchema(texts: AddressTexts, isListShown: boolean) {
  return checkedForm((values: AddressFinderValues) => addressEntryProblems(values, texts, isListShown), formatAddress);
}
