import { expect, it } from 'vitest';
import { customerAt, pension, trace, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('A trace or pension entered by mistake', (database) => {
  const firm = database.as('service_role');
  const idOf = async ({ id }: TestCustomer, table: 'traces' | 'pensions') =>
    String((await database.owner(`select id from public.${table} where user_id = $1`, [id]))[0]?.id);
  const started = { code: 'PT409', hint: 'started' };

  it.each([
    ['trace', 'traces', 'portal_create_trace', trace, 6, 7],
    ['pension', 'pensions', 'portal_create_pension', pension, 9, 10],
  ] as const)('is taken back, and the last %s leads back', async (kind, table, create, values, form, list) => {
    const me = await customerAt(database, form);
    const before = kind === 'trace' ? 6 : 8;
    expect(await me.rpc(create, values)).toEqual([list]);
    expect(await me.rpc(`portal_${kind}_remove`, { p_id: await idOf(me, table) })).toEqual([before]);
    const left = await database.owner(
      `select (select count(*)::integer from public.${table} where user_id = $1) as entries,
        (select count(*)::integer from public.activity where user_id = $1 and entity_type = $2) as lines,
        (select count(*)::integer from public.removals where user_id = $1 and removed_from = $3) as told`,
      [me.id, kind === 'trace' ? 6 : 7, table],
    );
    expect(left).toEqual([{ entries: 0, lines: 0, told: 1 }]);
  });

  it.each<[string, 'trace' | 'pension', (id: string) => Promise<unknown>]>([
    [
      'a trace that has a search',
      'trace',
      (id) => firm.rpc('backoffice_add_search', { p_by: 'Sam', p_trace: id, p_provider: 'Aviva' }),
    ],
    [
      'a trace that has moved on',
      'trace',
      (id) => firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: id, p_status: 'Searching' }),
    ],
    [
      'a pension that has a search',
      'pension',
      (id) => firm.rpc('backoffice_add_search', { p_by: 'Sam', p_pension: id, p_provider: 'Aviva' }),
    ],
    [
      'a pension with a status',
      'pension',
      (id) => firm.rpc('backoffice_move_pension', { p_by: 'Sam', p_pension: id, p_status: 'Checked' }),
    ],
    [
      'a pension that a trace found',
      'pension',
      (id) =>
        firm.select(`update public.traces set pension_id = '${id}'
          where user_id = (select user_id from public.pensions where id = '${id}')`),
    ],
  ])('is not %s', async (_what, kind, change) => {
    const me = await customerAt(database, 13);
    const id = await idOf(me, kind === 'trace' ? 'traces' : 'pensions');
    await change(id);
    await expect(me.rpc(`portal_${kind}_remove`, { p_id: id })).rejects.toMatchObject(started);
  });
});

describeOnDatabase('A reference', (database) => {
  it.each(['public.traces', 'public.pensions', 'private.letter_references'])(
    'of %s can be spelt on the phone',
    async (table) => {
      await customerAt(database, 13);
      const rows = await database.owner(`select reference from ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      for (const { reference } of rows)
        expect(reference).toMatch(/^[2-9AC-FHJKMNPRT-VWXY]{4}-[2-9AC-FHJKMNPRT-VWXY]{4}$/);
    },
  );
});
