import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { pension, userProfile } from '../../../src/backend/entities';
import { foundMessages } from '../../../src/journeys/details/foundMessages';
import { makeStatement } from '../../../src/journeys/details/makeStatement';
import { statementLetter, statementText, type StatementSubject } from '../../../src/journeys/details/statementLetter';
import { readPdf } from '../../features/signed-authorisation/readPdf';

const customer = {
  id: 'customer-1',
  title: 2,
  first_name: 'Margaret',
  last_name: 'Hale',
  previous_names: ['Margaret Thornton'],
  birth_date: '1958-03-14',
  addresses: [
    { id: 'old', line1: '48 Mill Lane', city: 'Exampleford', postcode: 'EX71 4BB', type: { id: 122 } },
    { id: 'now', line1: '12 Sample Street', city: 'Sampleton', postcode: 'EX71 3AA', type: { id: 121 } },
  ],
  tags: [13],
};
const found = { id: 'pension-1', name: 'Northern Mill Co', provider: 'Exampleford Mutual', policy: 'NM-20-114' };

interface Given extends Partial<Omit<StatementSubject, 'user' | 'pension'>> {
  user?: object;
  pension?: object;
}

function letterOf({ user, pension: changes, ...more }: Given = {}) {
  return statementLetter({
    user: parse(userProfile, { ...customer, ...user }),
    pension: parse(pension, { ...found, ...changes }),
    contacts: {
      name: 'Exampleford Mutual',
      postal_address: 'Pension Administration\n1 Sample Street\nSampleton\nEX71 3AA',
    },
    employers: ['Northern Mill Co'],
    years: '1979 to 1988',
    nationalInsurance: undefined,
    today: '10 March 2026',
    formatDate: (date) => date.split('-').toReversed().join('/'),
    texts: foundMessages,
    ...more,
  });
}

const pdfOf = (given?: Given) =>
  makeStatement({
    letter: letterOf(given),
    texts: foundMessages,
    locale: 'en-GB',
    date: new Date('2026-03-10T12:00:00Z'),
  });
const wordsOf = async (given?: Given) => (await readPdf(await pdfOf(given))).pages.join(' ');
const named = (first_name: string, last_name: string) => ({ user: { first_name, last_name } });

/** What the letter says, in order, without the customer's own details. */
const order = [
  'Mrs Margaret Hale 12 Sample Street Sampleton EX71 3AA',
  '10 March 2026',
  'To: Exampleford Mutual Pension Administration 1 Sample Street Sampleton EX71 3AA',
  'Please send me a statement of my pension',
  'Dear Sir or Madam,',
  'I believe that you hold a pension for me.',
  'Please also tell me:',
  ...foundMessages.letterQuestionList,
  'Yours faithfully,',
  'Mrs Margaret Hale',
];

function expectInOrder(words: string) {
  let from = 0;
  for (const part of order) {
    const place = words.indexOf(part, from);
    expect(place, `'${part}' after ${from} in: ${words}`).toBeGreaterThanOrEqual(from);
    from = place + part.length;
  }
}

describe('makeStatement', () => {
  it('makes an A4 letter with the customer’s details, as text', async () => {
    const file = await pdfOf();
    expect(file).toMatchObject({ name: 'Letter to my pension provider.pdf', type: 'application/pdf' });
    const { pages, ...read } = await readPdf(file);
    expect(pages).toHaveLength(1);
    const words = pages.join(' ');
    expectInOrder(words);
    for (const row of [
      'Name Mrs Margaret Hale',
      'Previous names Margaret Thornton',
      'Date of birth 14/03/1958',
      'Employer Northern Mill Co',
      'Years 1979 to 1988',
      'Policy number NM-20-114',
    ]) {
      expect(words).toContain(row);
    }
    expect(words).toMatch(/Yours faithfully, Signature Mrs Margaret Hale/);
    expect(words).toContain('Page 1 of 1');
    expect(words).not.toContain('48 Mill Lane');
    expect(words).not.toContain('National Insurance');
    expect(read).toMatchObject({
      title: 'Please send me a statement of my pension',
      language: 'en-GB',
      isTagged: true,
      size: { width: 595, height: 842 },
      alternatives: [],
    });
  });

  it('contains the National Insurance number when it is given', async () => {
    expect(await wordsOf({ nationalInsurance: 'AB123456C' })).toContain('National Insurance number AB 123456 C');
  });

  it('leaves out what is not known, with its label', async () => {
    const words = await wordsOf({
      user: { title: null, previous_names: null, birth_date: null, addresses: [] },
      pension: { provider: null, policy: null },
      contacts: undefined,
      years: undefined,
    });
    expect(words).toMatch(/^ ?Margaret Hale 10 March 2026 To: the provider of my pension Please send me/);
    expect(words).not.toMatch(/Policy number|Previous names|Date of birth|Years|National Insurance|null|undefined/);
    expect(words).toContain('Name Margaret Hale Employer Northern Mill Co');
  });

  it('breaks long names into lines, and keeps every letter', async () => {
    const employer = `${'The Sampleton and District Friendly Benefit Building Society '.repeat(5)}Limited`;
    const words = await wordsOf({
      ...named('Maximiliana Wilhelmina Josephine', 'Featherstonehaugh-Cholmondeley-Majoribanks'),
      employers: [employer, 'Northern Mill Co'],
    });
    expect(words).toContain('Mrs Maximiliana Wilhelmina Josephine Featherstonehaugh-Cholmondeley-Majoribanks');
    expect(words).toContain(`Employer ${employer}, Northern Mill Co Years`);
  });

  it('goes on to as many pages as needed, each with its number', async () => {
    const employers = Array.from(
      { length: 90 },
      (_, index) => `Employer ${index + 1} of Sampleton and District Limited`,
    );
    const { pages } = await readPdf(await pdfOf({ employers }));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
    expectInOrder(pages.join(' ').replaceAll(/Page \d of \d /g, ''));
  });

  it.each([
    ['Łukasz', 'Żółć-Gęślą'],
    ['Nguyễn', 'Thị Ðặng'],
    ['Γιώργος', 'Παπαδόπουλος'],
    ['Алексей', 'Ўзбек'],
    ['Zoë', 'O’Brien'],
  ])('writes the name %s %s as text', async (first, last) => {
    const { pages, alternatives } = await readPdf(await pdfOf(named(first, last)));
    expect(pages.join(' ').split(`Mrs ${first} ${last}`)).toHaveLength(4);
    expect(alternatives).toEqual([]);
  });

  it.each([
    ['王', '小明'],
    ['محمد', 'علي'],
    ['ประยุทธ์', 'จันทร์'],
  ])('draws the name %s %s, with its text for screen readers', async (first, last) => {
    const { pages, alternatives } = await readPdf(await pdfOf(named(first, last)));
    const name = `Mrs ${first} ${last}`;
    // The sender, the row and the signature.
    expect(alternatives.filter((text) => text.includes(name))).toHaveLength(3);
    expect(pages.join(' ')).not.toContain('?');
    expect(pages.join(' ')).toContain('Policy number NM-20-114');
  });

  it('makes the same file for the same letter', async () => {
    const bytes = async (given?: Given) => new Uint8Array(await (await pdfOf(given)).arrayBuffer());
    expect(await bytes()).toEqual(await bytes());
    expect(await bytes({ nationalInsurance: 'AB123456C' })).not.toEqual(await bytes());
  });
});

describe('statementText', () => {
  it('says the same as the PDF', () => {
    const text = statementText(letterOf({ nationalInsurance: 'AB123456C' }));
    expectInOrder(text.replaceAll(/\s+/g, ' '));
    expect(text).toContain(
      [
        'Name: Mrs Margaret Hale',
        'Previous names: Margaret Thornton',
        'Date of birth: 14/03/1958',
        'National Insurance number: AB 123456 C',
        'Employer: Northern Mill Co',
        'Years: 1979 to 1988',
        'Policy number: NM-20-114',
      ].join('\n'),
    );
  });

  it('has no empty line or label for what is not known', () => {
    const text = statementText(
      letterOf({ user: { first_name: null, last_name: null, title: null }, pension: { policy: '' }, employers: [] }),
    );
    expect(text).toMatch(/^12 Sample Street\nSampleton/);
    expect(text).not.toMatch(/\n{3}|Name:|Employer:|Policy number|National Insurance|null|undefined/);
    expect(text).toMatch(/Yours faithfully,$/);
  });
});
