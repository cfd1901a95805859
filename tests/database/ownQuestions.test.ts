import { beforeAll, expect, it } from 'vitest';
import { printedPage } from '../package/printedPage';
import { customerAt, personal, tagsOf } from './customers';
import { describeOnDatabase } from './engine';

const [migration] = printedPage('docs/recipes/own-questions.md').files.filter(({ name }) => name.endsWith('.sql'));
const answers = { p_heard_from: 'friend', p_second_phone: '02079460000' };

describeOnDatabase('The SQL of docs/recipes/own-questions.md', (database) => {
  beforeAll(async () => {
    for (const statement of (migration?.code ?? '').split('\n\n')) await database.owner(statement);
  });
  const rows = (id: string) =>
    database.owner('select heard_from, second_phone from public.firm_answers where user_id = $1', [id]);

  it('stores the answers with ours, and a repeat changes nothing', async () => {
    const { id } = await customerAt(database, 1);
    const me = database.as(id, { 'idempotency-key': 'own-questions-1' });
    expect(await me.rpc('firm_personal', { ...personal, ...answers })).toEqual([2]);
    expect(await me.rpc('firm_personal', { ...personal, ...answers })).toEqual([2]);
    expect(await tagsOf(database, id)).toEqual([2]);
    expect(await rows(id)).toEqual([{ heard_from: 'friend', second_phone: '02079460000' }]);
  });

  it('stores nothing when ours is refused, and nothing of ours when an answer is', async () => {
    const me = await customerAt(database, 1);
    const wrong = { ...personal, p_phone_number: 'none', ...answers };
    await expect(me.rpc('firm_personal', wrong)).rejects.toMatchObject({ code: 'PT400', hint: 'p_phone_number' });
    await expect(me.rpc('firm_personal', { ...personal, p_heard_from: 'nowhere' })).rejects.toMatchObject({
      code: 'PT400',
      hint: 'extra.heardFrom',
    });
    await expect(me.rpc('firm_personal', { ...personal, ...answers, p_second_phone: 'later' })).rejects.toMatchObject({
      code: 'PT400',
      hint: 'extra.secondPhone',
    });
    expect(await rows(me.id)).toEqual([]);
    expect(await tagsOf(database, me.id)).toEqual([1]);
  });

  it('shows a customer their own row only, and lets no one write it directly', async () => {
    const me = await customerAt(database, 1);
    const other = await customerAt(database, 1);
    await me.rpc('firm_personal', { ...personal, ...answers });
    const read = 'select heard_from from public.firm_answers';
    expect(await me.select(read)).toEqual([{ heard_from: 'friend' }]);
    expect(await other.select(read)).toEqual([]);
    await expect(database.as('anon').select(read)).rejects.toMatchObject({ code: '42501' });
    await expect(database.as('anon').rpc('firm_personal', answers)).rejects.toMatchObject({ code: '42501' });
    await expect(me.select("update public.firm_answers set heard_from = 'news'")).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('deletes the answers of erased customers', async () => {
    const me = await customerAt(database, 1);
    const kept = await customerAt(database, 1);
    for (const customer of [me, kept]) await customer.rpc('firm_personal', { ...personal, ...answers });
    await database.owner('update public.profiles set tags = array[13] where id = $1', [me.id]);
    await me.rpc('portal_cancel_application');
    await me.rpc('anonymize_user', { p_id: me.id });
    await database.owner('select private.firm_erase_answers()');
    expect(await rows(me.id)).toEqual([]);
    expect(await rows(kept.id)).toHaveLength(1);
  });
});
