import { describe, expect, it } from 'vitest';
import { checkOneTimeCode, formatOneTimeCode } from '../../src/domain/oneTimeCode';

describe('checkOneTimeCode', () => {
  it.each(['123456', '000000', '123 456', ' 1 2 3 4 5 6 ', '123\u00a0456', '123-456', '123–456'])(
    'accepts %j',
    (code) => {
      expect(checkOneTimeCode(code)).toBeUndefined();
      expect(formatOneTimeCode(code)).toMatch(/^\d{6}$/);
    },
  );

  it.each([
    'G-123456',
    '１２３４５６',
    '123\u2011456\u200b',
    'Your code is 123456.',
    '123 456 is your code. It ends in 10 minutes.',
    'Code: 123-456, for account 98765',
  ])('reads the six digits in %j', (code) => expect(formatOneTimeCode(code)).toBe('123456'));

  it.each(['', ' ', '\t', '\u200b', '-'])('returns missing for %j', (code) =>
    expect(checkOneTimeCode(code)).toBe('missing'),
  );

  it.each(['12345', '1234567', '12345a', 'a123456', '123-456-789', '0 123456', '123456 or 654321', '١٢٣٤٥٦'])(
    'refuses %j',
    (code) => {
      expect(checkOneTimeCode(code)).toBe('invalid');
    },
  );
});
