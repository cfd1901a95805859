import { defineMessages } from '../provider/messages';

/** What every form with an address and its search say is wrong (specification sections 5 and 8). The hooks need no other words. */
export const addressErrors = defineMessages('address', {
  alreadySearched: 'This postcode has already been searched.',
  lookupInvalid: 'Please enter a valid postcode.',
  lookupEmpty: 'No addresses found for this postcode.',
  lookupFailed: 'An error occurred while searching for addresses.',
  notSearched: 'Please find your address with your postcode, or enter it manually.',
  notChosen: 'Please choose your address from the list, or enter it manually.',
  line1Missing: 'Please enter the first line of your address',
  line1TooLong: 'Address line 1 should not exceed 100 characters',
  line2TooLong: 'Address line 2 should not exceed 100 characters',
  line3TooLong: 'Address line 3 should not exceed 100 characters',
  cityMissing: 'Please enter a city',
  cityTooLong: 'City name should not exceed 50 characters',
  postcodeMissing: 'Please enter a postcode',
  postcodeInvalid: 'Please enter a valid postcode',
});
