import { describe, expect, it } from 'vitest';
import { checkPhone, correctPhone, formatPhone, mobileNumber, normalisePhone, telephone } from '../../src/domain/phone';
import { inclusiveRules, standardRules } from '../../src/domain/rules';

// Numbers that Ofcom reserves for drama.
describe('checkPhone', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['07700900123', '07700900123'],
    ['+44 7700 900123', '07700900123'],
    ['+447700900123', '07700900123'],
    ['0044 7700 900123', '07700900123'],
    ['00447700900123', '07700900123'],
    ['+44 (0)7700 900 123', '07700900123'],
    ['(+44) 7700-900-123', '07700900123'],
    ['07700-900-123', '07700900123'],
    ['07700–900–123', '07700900123'],
    ['07700.900.123', '07700900123'],
    ['  07700\u00a0900123 ', '07700900123'],
    ['\u202a+44 7700 900123\u202c', '07700900123'],
    ['0113 496 0123', '01134960123'],
    ['(0113) 496 0123', '01134960123'],
    ['+44 113 496 0123', '01134960123'],
    ['01632 960123', '01632960123'],
    ['016977 2345', '0169772345'],
  ])('accepts %j with either rules', (typed, normalised) => {
    expect(checkPhone(typed, standardRules)).toBeUndefined();
    expect(checkPhone(typed, inclusiveRules)).toBeUndefined();
    expect(normalisePhone(typed)).toBe(normalised);
  });

  it.each([
    ['020 7946 0123', '02079460123'],
    ['+44 20 7946 0123', '02079460123'],
    ['+44 (0)20 7946 0123', '02079460123'],
    ['028 9649 6123', '02896496123'],
    ['029 2018 0123', '02920180123'],
    ['03069 990123', '03069990123'],
    ['0300 123 4567', '03001234567'],
  ])('accepts %j with the inclusive rules only', (typed, normalised) => {
    expect(checkPhone(typed, standardRules)).toBe('invalid');
    expect(checkPhone(typed, inclusiveRules)).toBeUndefined();
    expect(normalisePhone(typed)).toBe(normalised);
  });

  it.each(['', '   ', '\t', '\u200e', '\u202a \u202c'])('returns missing for %j', (typed) => {
    expect(checkPhone(typed, standardRules)).toBe('missing');
    expect(checkPhone(typed, inclusiveRules)).toBe('missing');
  });

  it.each([
    '07700 90012',
    '07700 9001234',
    '7700 900123',
    '0113 496',
    '0113 496 01234',
    '020 7946 012',
    '0300 123 456',
    '0800 123 4567',
    '0900 123 4567',
    '0500 123456',
    '04700 900123',
    '+1 202 555 0123',
    '+353 1 234 5678',
    '+45 7700 900123',
    '+44',
    '+44 0044 7700 900123',
    '07700 900123 ext 4',
    '07700 90012O',
    '07700+900123',
    '٠٧٧٠٠٩٠٠١٢٣',
    '()',
    'none',
    'call 07700 900123',
    '107700 900123',
    'a0113 496 0123',
    '0113 496 0123b',
    '016977 234',
    'a020 7946 0123',
    '020 7946 0123b',
    'a0300 123 4567',
    '0300 123 4567b',
    '07700 900123b',
    '07+44 700 900123',
  ])('refuses %j with either rules', (typed) => {
    expect(checkPhone(typed, standardRules)).toBe('invalid');
    expect(checkPhone(typed, inclusiveRules)).toBe('invalid');
  });
});

it('counts spaces and brackets towards the limit of 30 characters', () => {
  expect(checkPhone(`07700${' '.repeat(19)}900123`, standardRules)).toBeUndefined();
  expect(checkPhone(`07700${' '.repeat(20)}900123`, standardRules)).toBe('invalid');
});

describe('formatPhone', () => {
  it.each([
    ['; ,07700 900123', '07700 900123'],
    ['07700 900123 ;,', '07700 900123'],
    ['Mobile: 07700 900123', '07700 900123'],
    ['44 7700 900123', '+44 7700 900123'],
    // Two numbers, or too many digits for a UK number, are left for the customer to correct.
    ['07700: 900123', '07700: 900123'],
    ['44 7700 900123 456', '44 7700 900123 456'],
  ])('%j is sent as %j', (typed, sent) => expect(formatPhone(typed)).toBe(sent));
});

describe('normalisePhone', () => {
  it('only removes the spaces of an unknown number', () => {
    expect(normalisePhone('+1 (202) 555-0123')).toBe('+12025550123');
    expect(normalisePhone(' none ')).toBe('none');
    // A country code counts at the start only.
    expect(normalisePhone('07+44 700')).toBe('07+44700');
    expect(normalisePhone('')).toBe('');
  });
});

describe('telephone', () => {
  it.each([
    ['0113 496 0123', 'tel:01134960123'],
    ['+44 (0)113 496 0123', 'tel:+441134960123'],
    ['(0)113 496 0123', 'tel:01134960123'],
    ['+44(0)113 496 0123', 'tel:+441134960123'],
  ])('dials %j with %j', (number, url) => {
    expect(telephone(number)).toBe(url);
  });
});

describe('correctPhone', () => {
  const standard = { prefixes: ['07', '01'] };
  const inclusive = { prefixes: ['07', '01', '02', '03'] };
  it.each([
    ['7700900123', { number: '07700900123' }, { number: '07700900123' }],
    ['7700 900123', { number: '07700 900123' }, { number: '07700 900123' }],
    ['20 7946 0123', standard, { number: '020 7946 0123' }],
    ['020 7946 0123', standard, undefined],
    ['+44 20 7946 0123', standard, undefined],
    ['0300 123 4567', standard, undefined],
    ['0800 123 4567', standard, inclusive],
    ['+1 202 555 0123', standard, inclusive],
    ['07700 900123', undefined, undefined],
    ['07700 90012', undefined, undefined],
    ['020 7946', undefined, undefined],
    ['none', undefined, undefined],
    ['', undefined, undefined],
    ['ext 7700900123', undefined, undefined],
    ['0800 123 4567 x', undefined, undefined],
  ])('%j', (typed, ofStandard, ofInclusive) => {
    expect(correctPhone(typed, standardRules)).toEqual(ofStandard);
    expect(correctPhone(typed, inclusiveRules)).toEqual(ofInclusive);
  });
});

describe('mobileNumber', () => {
  it.each([
    ['07700 900123', '+447700900123'],
    ['Mobile: +44 7700 900123', '+447700900123'],
    ['0113 496 0123', undefined],
    ['07700 90012', undefined],
    ['', undefined],
  ])('%j', (typed, number) => {
    expect(mobileNumber(typed)).toBe(number);
  });
});
