import { expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('A task that its customer has done', (database) => {
  async function given(id: string) {
    return String(
      await database.as('service_role').rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Call Aviva' }),
    );
  }
  const doneAt = async (task: string) => {
    const [row] = await database.owner('select done_at::text as at from public.tasks where id = $1', [task]);
    return row?.at ?? null;
  };

  it('keeps the first time, which the firm reads, and is open again when it is taken back', async () => {
    const me = await customerAt(database, 13);
    const p_id = await given(me.id);
    expect(await me.rpc('portal_task_done', { p_id })).toBeNull();
    const first = await doneAt(p_id);
    expect(first).not.toBeNull();
    await me.rpc('portal_task_done', { p_id });
    expect(await doneAt(p_id)).toBe(first);
    const seen = `select title from public.tasks where done_at is not null and user_id = '${me.id}'`;
    expect(await database.as('service_role').select(seen)).toEqual([{ title: 'Call Aviva' }]);
    await me.rpc('portal_task_done', { p_id, p_done: false });
    expect(await doneAt(p_id)).toBeNull();
  });

  it('is the customer’s own', async () => {
    const me = await customerAt(database, 13);
    const other = await customerAt(database, 13);
    const theirs = await given(other.id);
    for (const p_id of [theirs, 'mistyped', null]) {
      await expect(me.rpc('portal_task_done', { p_id })).rejects.toMatchObject({ code: 'PT404' });
    }
    expect(await doneAt(theirs)).toBeNull();
  });
});
