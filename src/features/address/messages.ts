import { country } from '../../domain/address';
import { addressFinderErrors } from './errorMessages';
import { defineMessages } from '../../provider/messages';

/** Every text of the address screen (specification sections 2.3, 5 and 8). */
export const addressFinderMessages = defineMessages('addressFinder', {
  ...addressFinderErrors.defaults,
  heading: 'Your Address',
  intro: 'Tell us where you live now. Pension providers use it to be sure that they have found the right person.',
  searchPostcode: 'Postcode',
  searchPostcodeHint: 'For example, SW1A 1AA',
  find: 'Find',
  searching: 'Searching for addresses...',
  found: (count: number, postcode: string) =>
    count === 1 ? `1 address found for ${postcode}` : `${count} addresses found for ${postcode}`,
  choose: 'Choose your address',
  enterManually: 'Enter Address Manually',
  searchByPostcode: 'Search By Postcode',
  filledIn: 'Your address has been filled in. Please check it, then press Next.',
  manual: 'Your current address',
  line1: 'Address line 1',
  line2: 'Address line 2',
  line3: 'Address line 3',
  city: 'Town or city',
  postcode: 'Postcode',
  country: 'Country',
  countryName: country,
  submit: 'Next',
});
