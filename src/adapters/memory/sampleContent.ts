import type { AddressLines, Guide } from '../../backend/entities';

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

/** Support guides, two of them recommended. */
export const sampleGuides: Guide[] = [
  {
    id: 'guide-1',
    title: 'How pension tracing works',
    content: [
      'We look for pensions that you may have lost track of.',
      '## What we do\n\n1. We find out which provider ran the scheme of each employer.\n2. We write to the provider with your authorisation.\n3. We tell you what it answers.',
      'Providers usually answer within **two to six weeks**. See [MoneyHelper](https://www.moneyhelper.org.uk) for free and impartial help.',
    ].join('\n\n'),
    created_date: '2026-03-03T09:00:00+00:00',
    metadata: { recommended: 2, icon: 'compass', description: 'What happens after you have signed.' },
  },
  {
    id: 'guide-2',
    title: 'What to look for in old paperwork',
    content:
      'Payslips, P60s and letters often name the scheme.\n\n- a **scheme name** or reference\n- a policy number\n- the letter *D* or *N* beside your National Insurance number, which means that you were contracted out',
    created_date: '2026-02-12T09:00:00+00:00',
    metadata: { recommended: 2, icon: 'file', description: 'Where to find providers and policy numbers.' },
  },
  {
    id: 'guide-3',
    title: 'Why we ask for your National Insurance number',
    content: 'Providers match records on your surname, your date of birth and your National Insurance number.',
    created_date: '2026-01-20T09:00:00+00:00',
    metadata: { icon: 'help', description: 'How providers find you in their records.' },
  },
  {
    id: 'guide-4',
    title: 'Was my pension kept or refunded?',
    content:
      'As a rough guide: people who left before April 1975 were usually refunded. Later, schemes kept the pensions of those who had served long enough.',
    created_date: '2025-12-02T09:00:00+00:00',
    metadata: { icon: 'clock', description: 'A rough guide by the year in which you left.' },
  },
];
