import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftedFields } from '../../src/forms/formSchema';
import { draftedForms } from '../forms/draftedForms';
import { address, customerAt } from './customers';
import { describeOnDatabase } from './engine';

const otherForms = ['authorisation', 'trace/', 'address/a b', 'personal-details/1', 'trace/a\n', 'Trace', ''];

describeOnDatabase('Drafts', (database) => {
  const countOf = async (id: string) =>
    (await database.owner('select 1 from public.drafts where user_id = $1', [id])).length;

  describe('of each form', () => {
    const fieldsHere = async (form: string): Promise<unknown> => {
      const [row] = await database.owner('select to_jsonb(private.draft_fields($1))::text as fields', [form]);
      return JSON.parse(String(row?.fields ?? 'null'));
    };

    it.each(Object.entries(draftedForms))('"%s" store the fields that the form declares', async (form, declaration) => {
      const fields = await fieldsHere(form);
      expect(Array.isArray(fields) ? fields.map(String).toSorted() : fields).toEqual(
        draftedFields(declaration).toSorted(),
      );
    });

    it.each(otherForms)('"%s" store nothing', async (form) => {
      expect(await fieldsHere(form)).toBeNull();
    });
  });

  it('cannot be read by the firm', async () => {
    const me = await customerAt(database, 1);
    await me.rpc('portal_draft_keep', { p_form: 'personal-details', p_values: { day: '27' } });
    const firm = database.as('service_role');
    await expect(firm.select('select * from public.drafts')).rejects.toMatchObject({ code: '42501' });
    await expect(me.select('select * from public.drafts')).rejects.toMatchObject({ code: '42501' });
  });

  it.each([7, 'text', true, [], [{ day: '27' }]])('must be objects: %j is refused', async (p_values) => {
    const me = await customerAt(database, 1);
    await expect(me.rpc('portal_draft_keep', { p_form: 'personal-details', p_values })).rejects.toMatchObject({
      code: 'PT400',
      message: 'These values cannot be kept.',
    });
  });

  it('store only listed fields, and no object inside one', async () => {
    const me = await customerAt(database, 1);
    const p_values = {
      firstName: 'Ada',
      nationalInsurance: 'AB123456C',
      password: 'x',
      day: { nationalInsurance: 'AB' },
    };
    await me.rpc('portal_draft_keep', { p_form: 'personal-details', p_values });
    expect(await me.rpc('portal_drafts')).toEqual([{ form: 'personal-details', typed: { firstName: 'Ada' } }]);
  });

  it('are refused for a form that keeps none', async () => {
    const me = await customerAt(database, 13);
    for (const p_form of [...otherForms, 'password']) {
      const call = me.rpc('portal_draft_keep', { p_form, p_values: { line1: 'x' } });
      await expect(call, p_form).rejects.toMatchObject({ code: 'PT400', message: 'This form cannot be kept.' });
    }
  });

  it('have a size limit', async () => {
    const me = await customerAt(database, 2);
    const keep = (p_values: object) => me.rpc('portal_draft_keep', { p_form: 'address', p_values });
    await keep({ line1: 'x' });
    const tooLong = { code: 'PT400', message: 'This is too long to be kept.' };
    await expect(keep({ line2: 'x'.repeat(8000) })).rejects.toMatchObject(tooLong);
    expect(await me.rpc('portal_drafts')).toEqual([{ form: 'address', typed: { line1: 'x' } }]);
  });

  it('are deleted when they are not among the newest 20', async () => {
    const me = await customerAt(database, 13);
    for (let number = 0; number <= 20; number += 1) {
      await me.rpc('portal_draft_keep', { p_form: `trace/${number}`, p_values: { employer: 'Mills' } });
    }
    const forms = z.parse(z.array(z.object({ form: z.string() })), await me.rpc('portal_drafts'));
    expect(forms.map(({ form }) => form)).toEqual(Array.from({ length: 20 }, (_, index) => `trace/${20 - index}`));
  });

  it('of a form that is not open are silently ignored', async () => {
    const me = await customerAt(database, 12);
    await me.rpc('portal_draft_keep', { p_form: 'personal-details', p_values: { day: '27' } });
    expect(await countOf(me.id)).toBe(0);
  });

  it('expire after 90 days', async () => {
    const me = await customerAt(database, 13);
    await me.rpc('portal_draft_keep', { p_form: 'trace', p_values: { employer: 'Mills' } });
    await database.owner(`update public.drafts set updated_at = now() - interval '91 days' where user_id = $1`, [
      me.id,
    ]);
    await me.rpc('portal_draft_keep', { p_form: 'pension', p_values: { provider: 'Aviva' } });
    expect(await me.rpc('portal_drafts')).toEqual([{ form: 'pension', typed: { provider: 'Aviva' } }]);
  });

  describe('of one customer', () => {
    const tooOften = { code: 'PT429', hint: 'too_often' };
    const keep = (id: string, p_form = 'trace') =>
      database.as(id).rpc('portal_draft_keep', { p_form, p_values: { employer: 'Mills' } });
    /** Counts calls in this window and the next, which may begin during the test. */
    const countedBefore = (id: string, what: string, seconds: number, count: number) =>
      database.owner(
        `insert into private.request_counts (what, who, window_start, window_end, count)
         select $2, private.digest($1 || salt), start, start + $3 * interval '1 second', $4
         from private.request_salt, generate_series(0, 1) later,
           lateral (select to_timestamp((floor(extract(epoch from now()) / $3) + later) * $3) as start) as begun
         on conflict (what, who, window_start) do update set count = excluded.count`,
        [id, what, seconds, count],
      );

    it.each([
      ['120 in a minute', 'draft minute', 60, 119],
      ['1,800 in an hour', 'draft hour', 3600, 1799],
    ])('are at most %s', async (_what, name, seconds, count) => {
      const me = await customerAt(database, 13);
      await countedBefore(me.id, name, seconds, count);
      await expect(keep(me.id)).resolves.toBeNull();
      await expect(keep(me.id)).rejects.toMatchObject(tooOften);
      await expect(me.rpc('portal_draft_keep', { p_form: 'trace', p_values: null })).rejects.toMatchObject(tooOften);
    });

    it('count when they are refused for another reason', async () => {
      const me = await customerAt(database, 13);
      await countedBefore(me.id, 'draft minute', 60, 118);
      for (const form of ['unknown', 'other']) await expect(keep(me.id, form)).rejects.toMatchObject({ code: 'PT400' });
      await expect(keep(me.id)).rejects.toMatchObject(tooOften);
    });

    it('count over the hour while minutes end', async () => {
      const me = await customerAt(database, 13);
      await countedBefore(me.id, 'draft hour', 3600, 1799);
      await database.owner(`delete from private.request_counts where what = 'draft minute'`);
      await expect(keep(me.id)).resolves.toBeNull();
      await database.owner(
        `update private.request_counts set window_start = window_start - interval '1 hour', window_end = now()
         where what = 'draft minute'`,
      );
      await expect(keep(me.id)).rejects.toMatchObject(tooOften);
    });
  });

  it('are deleted with the account', async () => {
    const me = await customerAt(database, 2);
    await me.rpc('portal_draft_keep', { p_form: 'address', p_values: { line1: address.p_line1 } });
    await database.as('service_role').rpc('backoffice_erase', { p_by: 'Sam', p_user: me.id });
    await database.owner('delete from auth.users where id = $1', [me.id]);
    expect(await countOf(me.id)).toBe(0);
  });

  it('are kept while their step is open, even when the firm changes the tags', async () => {
    const me = await customerAt(database, 12);
    await me.rpc('portal_draft_keep', { p_form: 'trace', p_values: { employer: 'Mills' } });
    await me.rpc('portal_end_tour');
    await database
      .as('service_role')
      .rpc('backoffice_request_authorisation', { p_by: 'Sam', p_user: me.id, p_reason: 'newer_needed' });
    expect(await countOf(me.id)).toBe(1);
  });
});
