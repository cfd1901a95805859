import { describe, expect, it } from 'vitest';
import { checkEmail, correctEmail, formatEmail } from '../../src/domain/email';

const label = (length: number) => 'a'.repeat(length);

describe('checkEmail', () => {
  it.each([
    'jane@example.com',
    '  Jane.Doe@Example.CO.UK ',
    'j@x.io',
    "o'brien@example.com",
    'jane+pension@example.com',
    'jane_doe-1@sub.example.org',
    '1@2.example',
    'jane@xn--bcher-kva.example',
    'jane@example.xn--p1ai',
    `${label(64)}@example.com`,
    `jane@${label(63)}.com`,
    `${label(64)}@${label(63)}.${label(63)}.${label(57)}.com`,
  ])('accepts %j', (email) => expect(checkEmail(email)).toBeUndefined());

  it.each(['', ' ', '\t\n'])('returns missing for %j', (email) => expect(checkEmail(email)).toBe('missing'));

  it.each([
    'jane',
    'jane@',
    '@example.com',
    'jane@example',
    'jane@example.c',
    'jane@@example.com',
    'jane@doe@example.com',
    'jane doe@example.com',
    'jane@exam ple.com',
    'jane@.com',
    'jane@example..com',
    '.jane@example.com',
    'jane.@example.com',
    'jane..doe@example.com',
    'jane@-example.com',
    'jane@example-.com',
    'jane@example.-om',
    'jane@127.0.0.1',
    'jane@192.168.10.10',
    'jane@exa_mple.com',
    'jane,doe@example.com',
    'Jane jane@example.com',
    'http:jane@example.com',
    'jane@example.com\nbcc:all@example.com',
    `${label(65)}@example.com`,
    `jane@${label(64)}.com`,
    `${label(64)}@${label(63)}.${label(63)}.${label(58)}.com`,
  ])('refuses %j', (email) => expect(checkEmail(email)).toBe('invalid'));
});

describe('formatEmail', () => {
  it('trims and lower-cases', () => expect(formatEmail('  Jane.DOE@Example.Com\n')).toBe('jane.doe@example.com'));

  it.each(['Jane < jane@example.com >', 'Jane <jane@example.com> ;', 'jane@example.com.;', 'mailto: jane@example.com'])(
    'takes the address out of %j',
    (typed) => expect(formatEmail(typed)).toBe('jane@example.com'),
  );

  it.each([
    'jane <jane@example.com> or <joe@example.com>',
    'jane>doe <jane@example.com>',
    'to mailto:jane@example.com',
  ])('leaves %j as it is, invalid', (typed) => {
    expect(formatEmail(typed)).toBe(typed);
    expect(checkEmail(typed)).toBe('invalid');
  });
});

it.each([
  ['"edith@example.com"', 'edith@example.com'],
  ['‘Edith@example.com’.', 'edith@example.com'],
  ["'edith@example.com'", 'edith@example.com'],
  ['edith@example.com', undefined],
  ['"edith@example"', undefined],
  ['', undefined],
])('%j without the quotation marks around it is %j', (typed, address) => expect(correctEmail(typed)).toBe(address));
