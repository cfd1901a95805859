import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import {
  portalCreatePension,
  portalEditPension,
  portalPensionCount,
  portalPensionSearches,
  portalUserPensions,
} from '../../src/backend/contracts/pensions';
import { portalActivity } from '../../src/backend/contracts/traces';
import { once, type Stage } from './customers';
import { expectMissing, expectWrongValue } from './expectRefusal';
import { lines, pension } from './samples';

const paying = { p_provider: 'Aviva', p_policy: 'AV-1', p_paying: true, p_start_year: 2010 };
const thisYear = new Date().getFullYear();
const active = { type: 'Active', description: 'You or your employer are still paying into this pension.' };
const deferred = {
  type: 'Deferred',
  description: 'Nobody is paying into this pension any more. It is kept for you until you take it.',
};

/** Pensions. */
export function pensionContract(at: () => Stage): void {
  describe('a pension', () => {
    it('is stored formatted, with the type derived from its values', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      await expect(call(portalCreatePension, pension)).resolves.toEqual([13]);
      await call(portalCreatePension, { ...paying, p_end_year: 1900 });
      const [ended, paid] = await call(portalUserPensions, undefined);
      expect(ended).toMatchObject({
        name: 'Royal London',
        provider: 'Royal London',
        policy: 'RL-1',
        start_year: 1997,
        end_year: 2009,
        paying: false,
        address: lines,
        type: deferred,
      });
      expect(paid).toMatchObject({ provider: 'Aviva', policy: 'AV-1', paying: true, end_year: null, type: active });
      await expect(call(portalPensionCount, undefined)).resolves.toBe(2);
      await expect(backend.readPension(ended?.id ?? '')).resolves.toMatchObject({
        name: 'Royal London',
        provider: 'Royal London',
        policy: 'RL-1',
        start_year: 1997,
        end_year: 2009,
        paying: false,
        address: lines,
        type: deferred,
      });
    });

    it('is replaced by an edit: omitted values are cleared', async () => {
      const { call } = await at().knownCustomer([9]);
      await call(portalCreatePension, pension);
      const [made] = await call(portalUserPensions, undefined);
      await call(portalEditPension, {
        p_id: made?.id ?? '',
        p_provider: 'Scottish Widows',
        p_policy: 'SW-1',
        p_paying: true,
        p_start_year: 2001,
      });
      const [edited] = await call(portalUserPensions, undefined);
      expect(edited).toMatchObject({
        id: made?.id,
        name: 'Scottish Widows',
        provider: 'Scottish Widows',
        policy: 'SW-1',
        start_year: 2001,
        end_year: null,
        paying: true,
        address: null,
        type: active,
      });
    });

    it('needs no policy number when the customer has none', async () => {
      const { call } = await at().knownCustomer([13]);
      const without = { ...pension, p_policy: null, p_has_no_policy: true };
      await call(portalCreatePension, without);
      const [made] = await call(portalUserPensions, undefined);
      expect(made).toMatchObject({ provider: 'Royal London', policy: null });
      const p_id = made?.id ?? '';
      await call(portalEditPension, { ...pension, p_id });
      await call(portalEditPension, { ...without, p_id });
      await expect(call(portalUserPensions, undefined)).resolves.toMatchObject([{ id: p_id, policy: null }]);
    });

    it('has searches and activity', async () => {
      const { call } = await at().knownCustomer([13]);
      const { firm } = at().world;
      await call(portalCreatePension, pension);
      const [made] = await call(portalUserPensions, undefined);
      const p_id = made?.id ?? '';
      await expect(call(portalPensionSearches, { p_id })).resolves.toEqual([]);
      await firm.addPensionSearch(p_id, { provider: 'Royal London', status: 'Completed' });
      await firm.addActivity(7, p_id, 'Royal London answered.');
      const searches = await call(portalPensionSearches, { p_id });
      expect(searches).toMatchObject([{ provider: 'Royal London', status: { name: 'Completed' } }]);
      const activity = await call(portalActivity, { p_entity_type: 7, p_entity_id: p_id });
      expect(activity.map(({ description }) => description)).toEqual(['Royal London answered.', 'Pension added']);
    });

    it('is created once when a request is repeated', async () => {
      const { call } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'one-intended-effect' };
      await call(portalCreatePension, pension, { headers });
      await call(portalCreatePension, pension, { headers });
      await expect(call(portalPensionCount, undefined)).resolves.toBe(1);
    });

    it('returns not-found for another customer’s pension', async () => {
      const owner = await at().knownCustomer([13]);
      await owner.call(portalCreatePension, pension);
      const [theirs] = await owner.call(portalUserPensions, undefined);
      await expect(owner.backend.readPension(theirs?.id ?? '')).resolves.toMatchObject({ id: theirs?.id });

      const { call, backend } = await at().knownCustomer([13]);
      await expect(call(portalUserPensions, undefined)).resolves.toEqual([]);
      for (const p_id of [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000', 'mistyped']) {
        await expect(backend.readPension(p_id)).resolves.toBeNull();
        await expectMissing(call(portalEditPension, { ...pension, p_id }));
        await expectMissing(call(portalPensionSearches, { p_id }));
        await expectMissing(call(portalActivity, { p_entity_type: 7, p_entity_id: p_id }));
      }
    });

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
