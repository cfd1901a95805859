import { describe, expect, it } from 'vitest';
import { checkOneTimeCode, formatOneTimeCode } from '../../src/domain/oneTimeCode';

describe('checkOneTimeCode', () => {
  it.each(['123456', '000000', '123 456', ' 1 2 3 4 5 6 ', '123\u00a0456'])('accepts %j', (code) => {
    expect(checkOneTimeCode(code)).toBeUndefined();
    expect(formatOneTimeCode(code)).toMatch(/^\d{6}$/);
  });

  it.each(['', ' ', '\t'])('returns missing for %j', (code) => expect(checkOneTimeCode(code)).toBe('missing'));

  it.each(['12345', '1234567', '12345a', '123-456', '１２３４５６'])('refuses %j', (code) => {
    expect(checkOneTimeCode(code)).toBe('invalid');
  });
});
