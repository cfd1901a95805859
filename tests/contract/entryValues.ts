import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import {
  portalCreatePension,
  portalEditPension,
  portalPensionCount,
  portalUserPensions,
} from '../../src/backend/contracts/pensions';
import { portalCreateTrace, portalTraceCount, portalUserTraces } from '../../src/backend/contracts/traces';
import { once, type Stage } from './customers';
import { expectRefusal, expectWrongValue } from './expectRefusal';
import { lines, pension, trace } from './samples';

const thisYear = new Date().getFullYear();

/** Traces and pensions that are formatted or refused. */
export function entryValues(at: () => Stage): void {
  describe('a trace', () => {
    it('is stored formatted', async () => {
      const { call } = await at().knownCustomer([13]);
      const p_address = { ...lines, postcode: 'ex714bb' };
      await call(portalCreateTrace, { ...trace, p_employer: ' Milton Mills ', p_address });
      await expect(call(portalUserTraces, undefined)).resolves.toMatchObject([
        { name: 'Milton Mills', address: lines },
      ]);
    });

    it('is created again by every request with an invalid key', async () => {
      const { call } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'short' };
      await call(portalCreateTrace, trace, { headers });
      await call(portalCreateTrace, trace, { headers });
      await expect(call(portalTraceCount, undefined)).resolves.toBe(2);
    });

    it('can be sent again with the same key after a refusal of a value', async () => {
      const { call } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'corrected-after-a-refusal' };
      const wrong = call(portalCreateTrace, { ...trace, p_employer: '' }, { headers });
      await expectRefusal(wrong, 'PT400', 'Please enter an employer name');
      await expect(call(portalCreateTrace, trace, { headers })).resolves.toEqual([13]);
      await expect(call(portalTraceCount, undefined)).resolves.toBe(1);
    });

    const wrongTraces: [string, Partial<InputOf<typeof portalCreateTrace>>, string][] = [
      ['no employer', { p_employer: ' ' }, 'Please enter an employer name'],
      ['a long employer', { p_employer: 'x'.repeat(101) }, 'Employer should not exceed 100 characters'],
      ['a long job title', { p_title: 'x'.repeat(101) }, 'Job title should not exceed 100 characters'],
      ['a long industry', { p_industry: 'x'.repeat(201) }, 'Industry should not exceed 200 characters'],
      ['a long provider', { p_provider: 'x'.repeat(101) }, 'Provider should not exceed 100 characters'],
      ['a long policy number', { p_policy: 'x'.repeat(101) }, 'Policy number should not exceed 100 characters'],
      ['a start before birth', { p_start_year: 1957 }, 'Please enter a valid year that is after your birth year.'],
      [
        'a start in childhood',
        { p_start_year: 1975 },
        'Please enter a valid year that is after you can legally contribute.',
      ],
      ['an end to come', { p_end_year: thisYear + 1 }, `Please enter a valid year between 1976 and ${thisYear}`],
      ['an end before its start', { p_end_year: 1978 }, 'End year must be greater than start year.'],
      ['half an address', { p_address: { ...lines, line1: '' } }, 'Please enter the first line of your address'],
      [
        'a wrong postcode of the employer',
        { p_employer_address: { ...lines, postcode: 'E' } },
        'Please enter a valid postcode',
      ],
    ];

    const sharedCustomer = once(() => at().knownCustomer([13]));
    it.each(wrongTraces)('is refused with %s', async (_name, wrong, message) => {
      const { call } = await sharedCustomer();
      await expectWrongValue(call(portalCreateTrace, { ...trace, ...wrong }), wrong, message);
      await expect(call(portalTraceCount, undefined)).resolves.toBe(0);
    });
  });

  describe('a pension', () => {
    const wrongPensions: [string, Partial<InputOf<typeof portalCreatePension>>, string][] = [
      ['no provider', { p_provider: '' }, 'Please enter a provider'],
      ['a long provider', { p_provider: 'x'.repeat(101) }, 'Provider should not exceed 100 characters'],
      ['no policy number', { p_policy: ' ' }, 'Please enter a policy number'],
      ['null as its policy number', { p_policy: null }, 'Please enter a policy number'],
      [
        'no policy number that the customer has',
        { p_policy: null, p_has_no_policy: false },
        'Please enter a policy number',
      ],
      ['a long policy number', { p_policy: 'x'.repeat(101) }, 'Policy number should not exceed 100 characters'],
      ['no start year', { p_start_year: undefined }, 'Please enter a start year'],
      ['no end year', { p_end_year: undefined }, 'Please enter a end year'],
      [
        'no years while contributions continue',
        { p_start_year: undefined, p_paying: true },
        'Please enter a start year',
      ],
      ['a start before birth', { p_start_year: 1957 }, 'Please enter a valid year that is after your birth year.'],
      [
        'a start in childhood',
        { p_start_year: 1975 },
        'Please enter a valid year that is after you can legally contribute.',
      ],
      ['an end to come', { p_end_year: thisYear + 1 }, `Please enter a valid year between 1976 and ${thisYear}`],
      ['an end in the year of its start', { p_end_year: 1997 }, 'End year must be greater than start year.'],
      ['half an address', { p_address: { ...lines, city: ' ' } }, 'Please enter a city'],
    ];

    const sharedCustomer = once(() => at().knownCustomer([13]));
    it.each(wrongPensions)('is refused with %s', async (_name, wrong, message) => {
      const { call } = await sharedCustomer();
      await expectWrongValue(call(portalCreatePension, { ...pension, ...wrong }), wrong, message);
      await expect(call(portalPensionCount, undefined)).resolves.toBe(0);
    });

    it.each(wrongPensions)('cannot be edited to have %s', async (_name, wrong, message) => {
      const { call } = await at().knownCustomer([13]);
      await call(portalCreatePension, pension);
      const [made] = await call(portalUserPensions, undefined);
      const edit = call(portalEditPension, { ...pension, ...wrong, p_id: made?.id ?? '' });
      await expectWrongValue(edit, wrong, message);
      await expect(call(portalUserPensions, undefined)).resolves.toEqual([made]);
    });
  });
}
