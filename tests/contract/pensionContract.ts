import { describe, expect, it } from 'vitest';
import {
  portalCreatePension,
  portalEditPension,
  portalPensionCount,
  portalPensionRemove,
  portalPensionSearches,
  portalUserPensions,
} from '../../src/backend/contracts/pensions';
import { portalActivity } from '../../src/backend/contracts/traces';
import type { Stage } from './customers';
import { expectMissing } from './expectRefusal';
import { lines, pension } from './samples';

const paying = { p_provider: 'Aviva', p_policy: 'AV-1', p_paying: true, p_start_year: 2010 };
const active = { type: 'Active', description: 'You or your employer are still paying into this pension.' };
const deferred = {
  type: 'Deferred',
  description: 'Nobody is paying into this pension any more. It is kept for you until you take it.',
};

/** Pensions. */
export function pensionContract(at: () => Stage): void {
  describe('a pension', () => {
    it('is stored, with the type derived from its values', async () => {
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

    it('has a reference, and is taken back', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      await call(portalCreatePension, pension);
      const [made] = await call(portalUserPensions, undefined);
      expect(made?.reference).toMatch(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/);
      expect(await backend.readPension(made?.id ?? '')).toMatchObject({ reference: made?.reference });
      await expect(call(portalPensionRemove, { p_id: made?.id ?? '' })).resolves.toEqual([13]);
      await expect(call(portalPensionCount, undefined)).resolves.toBe(0);
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
      await firm.addPensionSearch(p_id, { provider: 'Royal London', status: 'Nothing Found' });
      await firm.addActivity(7, p_id, 'Royal London answered.');
      const searches = await call(portalPensionSearches, { p_id });
      expect(searches).toMatchObject([{ provider: 'Royal London', status: { name: 'Nothing Found' } }]);
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
  });
}
