import { describe, expect, it } from 'vitest';
import { needsHmrcAgreement } from '../../src/domain/authorisation';

describe('needsHmrcAgreement', () => {
  it.each([
    ['1962-04-04', true],
    ['1962-04-05', true],
    ['1962-04-06', false],
    ['1962-04-05T23:59:59Z', true],
    ['1962-04-06T00:00:00Z', false],
    ['1962-12-01', false],
    ['1961-12-31', true],
    ['1900-01-01', true],
    ['2008-11-21', false],
    ['', true],
    ['born 1990-01-01', true],
    ['11990-01-01', true],
    ['6/4/1962', true],
    ['1990-1-1', true],
    ['1990-01-011', true],
    [null, true],
    [undefined, true],
  ])('born %j: %s', (birthDate, needs) => expect(needsHmrcAgreement(birthDate)).toBe(needs));
});
