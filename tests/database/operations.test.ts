import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { codeBlocks } from '../docs/codeBlocks';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';
import { setScene } from './scene';

const page = readFileSync(fileURLToPath(new URL('../../docs/operations.md', import.meta.url)), 'utf8');
const [before = '', graphs = ''] = page.split('## Five graphs to watch');
const [leak = '', messages = ''] = before.split('## Messages do not arrive');
const sqlOf = (text: string) =>
  codeBlocks(text)
    .filter(({ language }) => language === 'sql')
    .map(({ code }) => code);

describeOnDatabase('The SQL of docs/operations.md', (database) => {
  beforeAll(() => setScene(database));

  it('returns the rows of the five graphs', async () => {
    const queries = sqlOf(graphs);
    expect(queries).toHaveLength(5);
    const rows = await Promise.all(queries.map((query) => database.owner(query)));
    expect(rows[0]).toEqual([{ tag: 13, customers: expect.anything() }]);
    expect(rows[1]).toEqual([{ day: expect.anything(), signed: expect.anything(), newest: expect.anything() }]);
    expect(Number(rows[1]?.[0]?.signed)).toBe(2);
    expect(rows[3]?.map(({ status }) => status)).toContain('Searching');
    expect(Object.keys(rows[4]?.[0] ?? {})).toEqual(['overdue', 'failed', 'waiting_files', 'unfinished']);
  });

  it('counts refused changes', async () => {
    const [, , query = ''] = sqlOf(graphs);
    const totals = async () => {
      const rows = await database.owner(query);
      const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
      return { changes: sum('changes'), refused: sum('refused') };
    };
    const { id } = await customerAt(database, 13);
    const me = database.as(id, { 'idempotency-key': 'operations-1' });
    const { changes, refused } = await totals();
    await expect(me.rpc('portal_restore_application')).rejects.toMatchObject({ code: 'PT403' });
    expect(await totals()).toEqual({ changes: changes + 1, refused: refused + 1 });
    await me.rpc('portal_cancel_application');
    expect(await totals()).toEqual({ changes: changes + 2, refused: refused + 1 });
  });

  it('counts messages, and shows why some failed', async () => {
    const [counts = '', failures = ''] = sqlOf(messages);
    await database.owner(
      `update public.messages set state = 'failed', ended_at = now(), attempts = 9, problem = 'No answer'
       where id = (select id from public.messages where kind = 'news' limit 1)`,
    );
    await database.owner(`update public.messages set due_at = now() - interval '3 hours' where state = 'waiting'`);
    const rows = await database.owner(counts);
    expect(rows.map(({ kind, state }) => [kind, state])).toContainEqual(['news', 'failed']);
    expect(rows.map(({ state, overdue }) => [state, overdue !== null])).toContainEqual(['waiting', true]);
    expect(await database.owner(failures)).toContainEqual(
      expect.objectContaining({ state: 'failed', attempts: 9, problem: 'No answer' }),
    );
  });

  it('finds what a leaked secret key did', async () => {
    const [statements] = sqlOf(leak);
    const queries = (statements ?? '').split(';').filter((query) => query.includes('select'));
    expect(queries).toHaveLength(5);
    const rows = await Promise.all(queries.map((query) => database.owner(query)));
    // The scene logs an erasure and a copy for both customers.
    expect(rows[0]).toHaveLength(2);
    expect(rows[1]).toHaveLength(2);
    expect(rows[2]?.map(({ what }) => what)).toContain('backoffice_add_task');
    expect(rows[3]).toEqual([]);
    expect(rows[4]?.map(({ changed }) => changed)).toEqual(['profiles', 'traces', 'pensions', 'tasks', 'agreements']);
  });
});
