import { country } from '../domain/address';
import { addressErrors } from './addressErrors';
import { defineMessages } from '../provider/messages';

/** The texts of the fields of an address and of its search, in whatever form they stand (specification sections 2.3, 5 and 8). */
export const addressMessages = defineMessages('address', {
  ...addressErrors.defaults,
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
});
