import { describe, expect, it } from 'vitest';
import { draftedFields } from '../../src/forms/formSchema';
import { draftedForms } from '../forms/draftedForms';
import { address, customerAt, tagsOf, trace } from './customers';
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

  it('drop an object inside a field', async () => {
    const me = await customerAt(database, 1);
    await me.rpc('portal_draft_keep', { p_form: 'personal-details', p_values: { day: { nationalInsurance: 'AB' } } });
    expect(await me.rpc('portal_drafts')).toEqual([{ form: 'personal-details', typed: {} }]);
  });

  it('are deleted when their step is sent, whatever the order of concurrent requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const me = await customerAt(database, 6);
      const keep = () => me.rpc('portal_draft_keep', { p_form: 'trace', p_values: { employer: 'Mills' } });
      await keep();
      await Promise.allSettled([keep(), me.rpc('portal_create_trace', trace), keep()]);
      expect(await tagsOf(database, me.id)).toEqual([7]);
      expect(await countOf(me.id)).toBe(0);
    }
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

  it('are deleted with the account', async () => {
    const me = await customerAt(database, 2);
    await me.rpc('portal_draft_keep', { p_form: 'address', p_values: { line1: address.p_line1 } });
    await database.as('service_role').rpc('backoffice_request_erasure', { p_user: me.id });
    await database.owner('delete from auth.users where id = $1', [me.id]);
    expect(await countOf(me.id)).toBe(0);
  });

  it('are kept while their step is open, even when the firm changes the tags', async () => {
    const me = await customerAt(database, 12);
    await me.rpc('portal_draft_keep', { p_form: 'trace', p_values: { employer: 'Mills' } });
    await me.rpc('portal_end_tour');
    await database.as('service_role').rpc('backoffice_request_authorisation', { p_user: me.id });
    expect(await countOf(me.id)).toBe(1);
  });
});
