import { describe, expect, it } from 'vitest';
import {
  portalActivity,
  portalCreateTrace,
  portalEditTrace,
  portalTraceCount,
  portalTraceRemove,
  portalTraceSearches,
  portalUserTrace,
  portalUserTraces,
} from '../../src/backend/contracts/traces';
import { portalCreatePension, portalUserPensions } from '../../src/backend/contracts/pensions';
import type { Stage } from './customers';
import { expectMissing, expectRefusal } from './expectRefusal';
import { lines, pension, trace } from './samples';

const nothing = {
  title: null,
  industry: null,
  start_year: null,
  end_year: null,
  provider: null,
  policy: null,
  address: null,
  employer_address: null,
};

/** Traces. */
export function traceContract(at: () => Stage): void {
  describe('a trace', () => {
    it('is stored, awaiting review', async () => {
      const { call } = await at().knownCustomer([13]);
      await expect(call(portalCreateTrace, trace)).resolves.toEqual([13]);
      const [made, ...others] = await call(portalUserTraces, undefined);
      expect(others).toEqual([]);
      expect(made).toMatchObject({
        name: 'Milton Mills',
        title: 'Weaver',
        industry: 'Weaving of textiles',
        start_year: 1979,
        end_year: 1988,
        paying: false,
        provider: 'Aviva',
        policy: 'MM-104-22',
        address: lines,
        employer_address: lines,
        status: {
          name: 'Awaiting Review',
          description: 'We have your request. One of our team will look at it shortly.',
          colour: 'neutral',
        },
      });
      expect(made?.updated_date).toBe(made?.created_date);
      await expect(call(portalUserTrace, { p_id: made?.id ?? '' })).resolves.toEqual(made);
    });

    it('has a reference, and is taken back', async () => {
      const { call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, trace);
      const [made] = await call(portalUserTraces, undefined);
      expect(made?.reference).toMatch(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/);
      await expect(call(portalTraceRemove, { p_id: made?.id ?? '' })).resolves.toEqual([13]);
      await expect(call(portalUserTraces, undefined)).resolves.toEqual([]);
      await expectMissing(call(portalTraceRemove, { p_id: made?.id ?? '' }));
    });

    it('has the time of each of its statuses', async () => {
      const { call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, trace);
      const [made] = await call(portalUserTraces, undefined);
      const id = made?.id ?? '';
      expect(Object.keys(made?.status_dates ?? {})).toEqual(['Awaiting Review']);
      expect(Date.parse(made?.status_dates?.['Awaiting Review'] ?? '')).toBe(Date.parse(made?.created_date ?? ''));
      await at().world.firm.moveTrace(id, 'Searching');
      await call(portalEditTrace, { ...trace, p_id: id, p_title: 'Foreman' });
      const moved = await call(portalUserTrace, { p_id: id });
      expect(Object.keys(moved.status_dates ?? {}).toSorted()).toEqual(['Awaiting Review', 'Searching']);
      expect(Number.isNaN(Date.parse(moved.status_dates?.Searching ?? ''))).toBe(false);
    });

    it('needs only an employer, and drops the end year while the employer pays', async () => {
      const { call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, { p_employer: 'Milton Mills', p_paying: false });
      await call(portalCreateTrace, { p_employer: 'Second', p_paying: true, p_start_year: 2000, p_end_year: 1900 });
      const [first, second] = await call(portalUserTraces, undefined);
      expect(first).toMatchObject({ ...nothing, name: 'Milton Mills', paying: false });
      expect(second).toMatchObject({ ...nothing, name: 'Second', paying: true, start_year: 2000 });
      await expect(call(portalTraceCount, undefined)).resolves.toBe(2);
    });

    it('is replaced by an edit: omitted values are cleared', async () => {
      const { call, id } = await at().knownCustomer([6]);
      await call(portalCreateTrace, trace);
      const [made] = await call(portalUserTraces, undefined);
      await call(portalEditTrace, { p_id: made?.id ?? '', p_employer: 'Marlborough Mills', p_paying: false });
      const [edited] = await call(portalUserTraces, undefined);
      expect(edited).toMatchObject({ ...nothing, id: made?.id, name: 'Marlborough Mills', status: made?.status });
      await at().world.firm.setTags(id, [13]);
      const activity = await call(portalActivity, { p_entity_type: 6, p_entity_id: made?.id ?? '' });
      expect(activity.map(({ description }) => description)).toEqual(['Details changed', 'Trace created']);
    });

    it('may start and end in the same year', async () => {
      const { call } = await at().knownCustomer([13]);
      const inOneYear = { ...trace, p_start_year: 1980, p_end_year: 1980 };
      await expect(call(portalCreateTrace, inOneYear)).resolves.toEqual([13]);
    });

    it('has searches and activity', async () => {
      const { call } = await at().knownCustomer([13]);
      const { firm } = at().world;
      await call(portalCreateTrace, trace);
      const [made] = await call(portalUserTraces, undefined);
      const p_id = made?.id ?? '';
      await expect(call(portalTraceSearches, { p_id })).resolves.toEqual([]);
      await firm.addTraceSearch(p_id, { provider: 'Aviva', status: 'Searching' });
      await firm.addActivity(6, p_id, 'We wrote to Aviva.');
      const searches = await call(portalTraceSearches, { p_id });
      expect(searches).toMatchObject([{ provider: 'Aviva', status: { name: 'Searching' } }]);
      const activity = await call(portalActivity, { p_entity_type: 6, p_entity_id: p_id });
      expect(activity.map(({ description }) => description)).toEqual(['We wrote to Aviva.', 'Trace created']);
    });

    it('names the pension that it found, and its provider', async () => {
      const { call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, { p_employer: 'Milton Mills', p_paying: false });
      await call(portalCreatePension, pension);
      const [made] = await call(portalUserTraces, undefined);
      const [found] = await call(portalUserPensions, undefined);
      expect(made?.pension_id).toBeNull();
      await at().world.firm.linkPension(made?.id ?? '', found?.id ?? '');
      const linked = { pension_id: found?.id, provider: pension.p_provider };
      expect(await call(portalUserTrace, { p_id: made?.id ?? '' })).toMatchObject(linked);
      const edited = { p_id: made?.id ?? '', p_employer: 'Marlborough Mills', p_paying: false };
      await call(portalEditTrace, edited);
      expect(await call(portalUserTraces, undefined)).toMatchObject([{ pension_id: found?.id, provider: null }]);
    });

    it('is created once when a request is repeated', async () => {
      const { call } = await at().knownCustomer([6]);
      const headers = { 'Idempotency-Key': 'one-intended-effect' };
      await expect(call(portalCreateTrace, trace, { headers })).resolves.toEqual([7]);
      await expect(call(portalCreateTrace, trace, { headers })).resolves.toEqual([7]);
      await expect(call(portalTraceCount, undefined)).resolves.toBe(1);
      const another = { headers: { 'Idempotency-Key': 'another-effect' } };
      await expectRefusal(
        call(portalCreateTrace, trace, another),
        'PT403',
        'This step is not open to you at the moment. Please reload the page to carry on where you are.',
      );
    });

    it('is refused when its key was used with other details', async () => {
      const { call } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'one-intended-effect' };
      await call(portalCreateTrace, trace, { headers });
      await expectRefusal(
        call(portalCreateTrace, { ...trace, p_employer: 'Another Mill' }, { headers }),
        'PT409',
        'This was already sent with other details. Please reload the page and try again.',
      );
      await expect(call(portalTraceCount, undefined)).resolves.toBe(1);
    });

    it('can be sent again with the same key after a refusal', async () => {
      const { call, id } = await at().knownCustomer([11]);
      const headers = { 'Idempotency-Key': 'corrected-after-a-refusal' };
      const early = call(portalCreateTrace, trace, { headers });
      await expect(early).rejects.toMatchObject({ code: 'refused', serverCode: 'PT403' });
      await at().world.firm.setTags(id, [13]);
      await expect(call(portalCreateTrace, trace, { headers })).resolves.toEqual([13]);
      await expect(call(portalTraceCount, undefined)).resolves.toBe(1);
    });

    it('returns not-found for another customer’s trace', async () => {
      const owner = await at().knownCustomer([13]);
      await owner.call(portalCreateTrace, trace);
      const [theirs] = await owner.call(portalUserTraces, undefined);
      await expect(owner.call(portalUserTrace, { p_id: theirs?.id ?? '' })).resolves.toEqual(theirs);

      const { call } = await at().knownCustomer([13]);
      await expect(call(portalUserTraces, undefined)).resolves.toEqual([]);
      for (const p_id of [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000', 'mistyped']) {
        await expectMissing(call(portalUserTrace, { p_id }));
        await expectMissing(call(portalEditTrace, { ...trace, p_id }));
        await expectMissing(call(portalTraceSearches, { p_id }));
        await expectMissing(call(portalActivity, { p_entity_type: 6, p_entity_id: p_id }));
      }
    });
  });
}
