import { country } from '../domain/address';

/** The texts of address fields and of the address search. */
export const addressMessages = {
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
  /** The second line of the error at a postcode in a longer text. */
  postcodeOnly: (postcode: string) => `Write the postcode only: ${postcode}.`,
  /** The second line of the error at a BFPO number (British Forces). */
  postcodeOfForces: 'Write the postcode of your BFPO number, which starts with BF1.',
  searchPostcode: 'Postcode',
  searchPostcodeHint: 'For example, SW1A 1AA',
  find: 'Find',
  searching: 'Searching for addresses...',
  found: (count: number, postcode: string) =>
    count === 1 ? `1 address found for ${postcode}` : `${count} addresses found for ${postcode}`,
  choose: 'Choose your address',
  enterManually: 'Enter Address Manually',
  searchByPostcode: 'Search By Postcode',
  line1: 'Address line 1',
  line2: 'Address line 2',
  line3: 'Address line 3',
  city: 'Town or city',
  postcode: 'Postcode',
  country: 'Country',
  countryName: country,
};
