import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import {
  portalActivity,
  portalCreateTrace,
  portalEditTrace,
  portalTraceCount,
  portalTraceSearches,
  portalUserTrace,
  portalUserTraces,
} from '../../src/backend/contracts/traces';
import { portalCreatePension, portalUserPensions } from '../../src/backend/contracts/pensions';
import { once, type Stage } from './customers';
import { expectMissing, expectRefusal, expectWrongValue } from './expectRefusal';
import { lines, pension, trace } from './samples';

const thisYear = new Date().getFullYear();
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
    it('is stored formatted, awaiting review', async () => {
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

    it('is created again by every request with an invalid key', async () => {
      const { call } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'short' };
      await call(portalCreateTrace, trace, { headers });
      await call(portalCreateTrace, trace, { headers });
      await expect(call(portalTraceCount, undefined)).resolves.toBe(2);
    });

    it('can be sent again with the same key after a refusal', async () => {
      const { call } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'mended-after-a-refusal' };
      const wrong = call(portalCreateTrace, { ...trace, p_employer: '' }, { headers });
      await expectRefusal(wrong, 'PT400', 'Please enter an employer name');
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
}
