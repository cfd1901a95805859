import type { InputOf } from '../../src/backend/contract';
import type { portalAddressAdd } from '../../src/backend/contracts/account';
import type { portalAddress, portalAuthorisation, portalPersonal } from '../../src/backend/contracts/onboarding';
import type { portalCreatePension } from '../../src/backend/contracts/pensions';
import type { portalCreateTrace } from '../../src/backend/contracts/traces';

/** A PNG of one pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const personal: InputOf<typeof portalPersonal> = {
  p_title: 2,
  p_first_name: 'Margaret',
  p_last_name: 'Hale',
  p_previous_names: ['Margaret Thornton'],
  p_date_of_birth: '1958-03-14',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};

export const currentAddress: InputOf<typeof portalAddress> = {
  p_line1: '12 Sample Street',
  p_line2: '',
  p_line3: '',
  p_city: 'Sampleton',
  p_postcode: 'EX71 3AA',
};

export const previousAddress: InputOf<typeof portalAddressAdd> = {
  p_line1: 'Flat 3',
  p_line2: '48 Mill Lane',
  p_line3: '',
  p_city: 'Exampleford',
  p_postcode: 'EX71 4BB',
  p_type: 2,
  p_move_in: '1994',
  p_move_out: '2009',
};

export const lines = {
  line1: '1 Canal Road',
  line2: null,
  line3: null,
  city: 'Exampleford',
  postcode: 'EX71 4BB',
};

export const trace: InputOf<typeof portalCreateTrace> = {
  p_employer: 'Milton Mills',
  p_paying: false,
  p_title: 'Weaver',
  p_industry: 'Weaving of textiles',
  p_start_year: 1979,
  p_end_year: 1988,
  p_provider: 'Aviva',
  p_policy: 'MM-104-22',
  p_address: lines,
  p_employer_address: lines,
};

export const pension: InputOf<typeof portalCreatePension> = {
  p_provider: 'Royal London',
  p_policy: 'RL-1',
  p_start_year: 1997,
  p_end_year: 2009,
  p_paying: false,
  p_address: lines,
};

export const authorisation: InputOf<typeof portalAuthorisation> = {
  p_data_protection: true,
  p_hmrc_authorised: true,
  p_signature: pixel,
  p_screenshot: pixel,
};
