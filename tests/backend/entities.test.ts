import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { marketingByLink } from '../../src/backend/contracts/account';
import { marketingSettings, noInput, pension, trace, userProfile } from '../../src/backend/entities';

const profile = { id: 7, tags: [13] };

describe('a profile', () => {
  it.each([
    ['admin', null, false],
    ['admin', 'true', true],
    ['admin', 'yes please', false],
    ['first_visit', null, false],
    ['first_visit', 1, true],
    ['addresses', null, []],
    ['addresses', 'none', []],
    ['marketing', 'true', null],
    ['marketing', [], null],
    ['marketing', {}, { email: false, text: false, post: false }],
    ['marketing', { email: 'true', text: 'false', post: null }, { email: true, text: false, post: false }],
    ['signature', { image: 'x' }, null],
    ['phone', 7700900123, '7700900123'],
    ['birth_date', 19580314.5, '19580314.5'],
    ['first_name', ['Margaret'], null],
  ])('is valid when %s is %j', (field, value, read) => {
    expect(z.parse(userProfile, { ...profile, [field]: value })).toMatchObject({ id: '7', tags: [13], [field]: read });
  });

  it('needs only the id and the tags', () => {
    expect(z.parse(userProfile, profile)).toMatchObject({ admin: false, first_visit: false, addresses: [] });
    expect(z.safeParse(userProfile, { id: 7 }).success).toBe(false);
    expect(z.safeParse(userProfile, { tags: [1] }).success).toBe(false);
    expect(z.safeParse(userProfile, { id: 7, tags: [Infinity] }).success).toBe(false);
  });

  it('omits addresses that cannot be shown', () => {
    const address = { id: 1, line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', type: { id: '121' } };
    const { addresses } = z.parse(userProfile, { ...profile, addresses: [{ id: 2 }, address, null] });
    expect(addresses).toMatchObject([{ id: '1', country: 'United Kingdom', type: { id: 121 } }]);
  });
});

it.each([marketingSettings, marketingByLink.output, noInput, userProfile])(
  'refuses a list in place of an object',
  (schema) => {
    expect(z.safeParse(schema, []).error?.issues.map((issue) => issue.path)).toEqual([[]]);
  },
);

describe('a pension', () => {
  it.each([
    [{ start_year: 1979, end_year: '1988', policy: 'MM-104' }],
    [{ start_date: '1979-04-06', end_date: '1988', policy_number: 'MM-104' }],
    [{ start_year: null, start_date: 1979, end_year: '', end_date: '1988-01-31T00:00:00Z', policy_number: 'MM-104' }],
  ])('reads years and policy number from %j', (sent) => {
    expect(z.parse(pension, { id: 'p', ...sent })).toMatchObject({
      start_year: 1979,
      end_year: 1988,
      policy: 'MM-104',
    });
  });

  it('reads its status and times', () => {
    const sent = {
      status: { name: 'Confirmed', colour: 'success' },
      created_at: '2026-01-19',
      updated_at: '2026-01-20',
    };
    expect(z.parse(pension, { id: 'p', ...sent })).toMatchObject(sent);
    expect(z.parse(pension, { id: 'p', status: 'Confirmed', type: 7, paying: null })).toMatchObject({
      status: null,
      type: null,
      paying: false,
    });
  });
});

describe('a trace', () => {
  it.each(['', 'about 1980', '19800', {}])('has no year for %j', (start_year) => {
    const sent = { id: 1, name: 'Mills', status: { name: 'Searching' }, start_year, address: 'unknown' };
    expect(z.parse(trace, sent)).toMatchObject({ start_year: null, address: null });
  });
});
