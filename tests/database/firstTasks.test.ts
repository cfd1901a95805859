import { afterEach, expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('The first tasks of a new customer', (database) => {
  const switchTo = (isOn: boolean) => database.owner(`update public.settings set gives_first_tasks = ${String(isOn)}`);
  const tasksOf = (id: string) =>
    database.owner(`select title, due_date::text as due from public.tasks where user_id = $1 order by due_date`, [id]);
  afterEach(() => switchTo(false));

  it('are not created by default', async () => {
    const me = await customerAt(database, 13);
    expect(await tasksOf(me.id)).toEqual([]);
  });

  it('are created once, when the portal opens', async () => {
    await switchTo(true);
    const me = await customerAt(database, 11);
    expect(await tasksOf(me.id)).toEqual([]);
    const first = await customerAt(database, 12);
    const [days] = await database.owner(
      `select private.open_day(private.today() + 7)::text as soon, private.open_day(private.today() + 21)::text as later`,
    );
    const given = [
      { title: 'Check your contact details', due: days?.soon },
      { title: 'Look for old payslips and letters', due: days?.later },
    ];
    expect(await tasksOf(first.id)).toEqual(given);
    await first.rpc('portal_cancel_application');
    await first.rpc('portal_restore_application');
    await first.rpc('portal_end_tour');
    await database
      .as('service_role')
      .rpc('backoffice_request_authorisation', { p_by: 'Sam', p_user: first.id, p_reason: 'newer_needed' });
    expect(await tasksOf(first.id)).toEqual(given);
  });
});
