import type { AddressLines } from '../../backend/entities';

const address = (line1: string, line2: string, city: string, postcode: string): AddressLines => ({
  line1,
  line2,
  line3: '',
  city,
  postcode,
});

/** Fictional addresses by unassigned postcodes. */
export const sampleAddressBook: Record<string, AddressLines[]> = {
  'EX71 3AA': [
    address('10 Sample Street', '', 'Sampleton', 'EX71 3AA'),
    address('12 Sample Street', '', 'Sampleton', 'EX71 3AA'),
    address('Flat 1', '14 Sample Street', 'Sampleton', 'EX71 3AA'),
    address('Flat 2', '14 Sample Street', 'Sampleton', 'EX71 3AA'),
  ],
  'EX71 4BB': [address('Flat 3', '48 Mill Lane', 'Exampleford', 'EX71 4BB')],
};

/** Some of the pension providers of the United Kingdom. */
export const sampleProviders: string[] = [
  ['Aegon', 'Aviva', 'Canada Life', 'Fidelity', 'Legal & General', 'NEST', 'Now: Pensions', 'Phoenix Life'],
  ['Prudential', 'ReAssure', 'Royal London', 'Scottish Widows', 'Standard Life', "The People's Pension", 'Zurich'],
].flat();

/** Some industries of the Standard Industrial Classification 2007. */
export const sampleIndustries: string[] = [
  ['Banks', 'Building societies', 'General medical practice activities', 'Hairdressing and other beauty treatment'],
  ['Manufacture of bread; manufacture of fresh pastry goods and cakes', 'Primary education'],
  ['Retail sale of clothing in specialised stores', 'Weaving of textiles'],
].flat();
