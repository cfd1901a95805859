import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as onboarding from '../../src/backend/contracts/onboarding';
import * as pensions from '../../src/backend/contracts/pensions';
import * as traces from '../../src/backend/contracts/traces';
import { pension as pensionEntity } from '../../src/backend/entities';
import { address, authorisation, customerAt, pension, personal, tagsOf, trace } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('The journey from sign-up to the portal', (database) => {
  it('passes every tag in order, with replies that match the contracts', async () => {
    const id = await database.signUp({ first_name: 'Ada', last_name: 'Lovelace' }, 'ada@example.com');
    const me = database.as(id);
    const profile = async () => z.parse(onboarding.portalUser.output, await me.rpc('portal_user'));

    expect(await profile()).toMatchObject({
      id,
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      tags: [1],
      first_visit: true,
      admin: false,
      addresses: [],
      marketing: { email: false, text: false, post: false },
    });
    expect(await me.rpc('portal_personal', personal)).toEqual([2]);
    expect(await profile()).toMatchObject({ tags: [2], birth_date: '1960-02-29', phone: '07700 900123' });
    expect(await me.rpc('portal_address', address)).toEqual([3]);
    expect((await profile()).addresses).toMatchObject([
      { line1: '10 Sample Street', line2: null, postcode: 'EX71 3AA', type: { id: 1, name: 'Current Address' } },
    ]);
    expect(await me.rpc('portal_why', { p_reason: 4 })).toEqual([4]);
    expect((await profile()).tags).toEqual([6]);

    expect(await me.rpc('portal_create_trace_cancel')).toEqual([6]);
    expect(await me.rpc('portal_trace_count')).toBe(0);
    expect(await me.rpc('portal_create_trace', trace)).toEqual([7]);
    expect(await me.rpc('portal_trace_add')).toEqual([6]);
    expect(await me.rpc('portal_create_trace_cancel')).toEqual([7]);
    expect(await me.rpc('portal_trace_count')).toBe(1);
    const [first] = z.parse(traces.portalUserTraces.output, await me.rpc('portal_user_traces'));
    expect(first).toMatchObject({ name: 'Weavers & Sons', status: { name: 'Awaiting Review' }, paying: false });
    const one = await me.rpc('portal_user_trace', { p_id: first?.id });
    expect(z.parse(traces.portalUserTrace.output, one)).toEqual(first);

    expect(await me.rpc('portal_trace_continue')).toEqual([8]);
    expect(await me.rpc('portal_known_pensions_add')).toEqual([9]);
    expect(await me.rpc('portal_pension_cancel')).toEqual([8]);
    expect(await me.rpc('portal_known_pensions_add')).toEqual([9]);
    expect(await me.rpc('portal_pension_count')).toBe(0);
    expect(await me.rpc('portal_create_pension', pension)).toEqual([10]);
    expect(await me.rpc('portal_pension_add')).toEqual([9]);
    expect(await me.rpc('portal_pension_cancel')).toEqual([10]);
    expect(await me.rpc('portal_pension_count')).toBe(1);
    const [known] = z.parse(pensions.portalUserPensions.output, await me.rpc('portal_user_pensions'));
    expect(known).toMatchObject({ name: 'Aviva', provider: 'Aviva', start_year: 1990, type: { type: 'Active' } });
    expect(await me.rpc('portal_pension_continue')).toEqual([11]);

    expect(await me.rpc('portal_authorisation', authorisation)).toEqual([12]);
    expect(await profile()).toMatchObject({ first_visit: true, signature: authorisation.p_signature });
    expect(await me.rpc('portal_end_tour')).toEqual([13]);
    expect(await me.rpc('portal_end_tour')).toEqual([13]);
    expect(await profile()).toMatchObject({ first_visit: false, tags: [13] });
  });

  it('continues from known pensions directly to signing', async () => {
    const me = await customerAt(database, 8);
    expect(await me.rpc('portal_known_pensions_continue')).toEqual([11]);
  });

  it.each([1, 9])('ends at not eligible for reason %i, another person’s pension', async (reason) => {
    const me = await customerAt(database, 4, { portal_why: { p_reason: reason } });
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [5] });
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [5] });
  });

  it('decides again when a customer who is not eligible changes the reason', async () => {
    const me = await customerAt(database, 4, { portal_why: { p_reason: 9 } });
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [5], reason: 9 });
    expect(await me.rpc('portal_why', { p_reason: 1 })).toEqual([4]);
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [5], reason: 1 });
    expect(await me.rpc('portal_why', { p_reason: 4 })).toEqual([4]);
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [6], reason: 4 });
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 10])('continues to the first trace for reason %i', async (reason) => {
    const me = await customerAt(database, 4, { portal_why: { p_reason: reason } });
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [6] });
  });

  it('creates and edits in the portal without changing tags', async () => {
    for (const tag of [12, 13]) {
      const me = await customerAt(database, tag);
      expect(await me.rpc('portal_create_trace', trace)).toEqual([tag]);
      expect(await me.rpc('portal_create_pension', pension)).toEqual([tag]);
      const [first] = z.parse(traces.portalUserTraces.output, await me.rpc('portal_user_traces'));
      const edited = { ...trace, p_id: first?.id, p_employer: 'Mill & Co', p_provider: 'Aviva' };
      expect(await me.rpc('portal_edit_trace', edited)).toBeNull();
      expect(await me.rpc('portal_user_trace', { p_id: first?.id })).toMatchObject({
        name: 'Mill & Co',
        provider: 'Aviva',
      });
      expect(await tagsOf(database, me.id)).toEqual([tag]);
    }
  });

  it('returns a pension with its type to its owner, read from the table', async () => {
    const me = await customerAt(database, 10);
    const rows = await me.select(`
      select to_jsonb(p) || jsonb_build_object('type', jsonb_build_object('type', t.type, 'description', t.description))
        as pension
      from public.pensions p join public.pension_types t on t.id = p.type_id
    `);
    expect(rows).toHaveLength(1);
    expect(z.parse(pensionEntity, rows[0]?.pension)).toMatchObject({ name: 'Aviva', type: { type: 'Active' } });
  });

  it('clears values omitted from an edit, and sets the type by the paying box', async () => {
    const me = await customerAt(database, 10, {
      portal_create_pension: { p_address: { line1: '1 Mill Lane', city: 'Sampleton', postcode: 'EX71 3AA' } },
    });
    const years = { p_start_year: 1991, p_end_year: 1995 };
    const [before] = z.parse(pensions.portalUserPensions.output, await me.rpc('portal_user_pensions'));
    expect(before?.address).toMatchObject({ line1: '1 Mill Lane' });
    await me.rpc('portal_edit_pension', {
      p_id: before?.id,
      p_provider: 'Nest',
      p_policy: 'N-1',
      p_paying: false,
      ...years,
    });
    expect(await me.rpc('portal_user_pensions')).toMatchObject([
      { name: 'Nest', provider: 'Nest', address: null, start_year: 1991, end_year: 1995, type: { type: 'Deferred' } },
    ]);
  });
});
