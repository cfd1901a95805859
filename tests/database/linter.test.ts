import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeOnDatabase, type Trial } from './engine';
import { schemaChecks } from './linter';
import { procedureAccess } from './procedureAccess';

/** Findings that are intended. */
const meant: Record<string, (found: string) => boolean> = {
  // Only the owner and the service role, who need no policies, reach these tables. The private schema is not exposed.
  '0008': (table) =>
    table.startsWith('private.') ||
    [
      'answered_requests',
      'data_copies',
      'erasures',
      'files_to_remove',
      'invites',
      'messages',
      'national_insurance_reads',
      'office_notes',
      'removed_documents',
      'settings',
    ].includes(table),
  // Callers reach customers' tables through procedures only, and the matrix tests each procedure.
  '0028': (signature) => procedureAccess[signature.replace(/\(.*/, '')]?.anonymous[0] === 'works',
  '0029': (signature) => procedureAccess[signature.replace(/\(.*/, '')]?.owner[0] === 'works',
};

const checks = schemaChecks.map((check) => [check.number, check.name, check] as const);

async function findings(trial: Trial, sql: string): Promise<string[]> {
  return (await trial.owner(sql)).map(({ found }) => String(found));
}

describeOnDatabase('The linter', (database) => {
  it.each(checks)('%s: finds nothing like %s', async (number, _name, { sql }) => {
    const found = await findings(database, sql);
    expect(found.filter((one) => !meant[number]?.(one))).toEqual([]);
  });

  it.each(checks)('%s: detects %s', async (number, _name, { sql, bad }) => {
    await database.trial(async (trial) => {
      const before = await findings(trial, sql);
      for (const statement of bad) await trial.owner(statement);
      const added = (await findings(trial, sql)).filter((one) => !before.includes(one) && !meant[number]?.(one));
      expect(added).toHaveLength(1);
    });
  });

  it('keeps a new function and a new table closed until they are granted', async () => {
    const closed = { code: '42501' };
    await database.trial(async (trial) => {
      const customer = randomUUID();
      await trial.owner(`do $do$ begin
        set local role project_owner;
        create function public.fresh() returns integer language sql set search_path = '' as 'select 1';
        create table public.fresh_rows (id integer primary key);
      end $do$`);
      for (const caller of ['anon', customer, 'service_role']) {
        await expect(trial.as(caller).rpc('fresh'), caller).rejects.toMatchObject(closed);
        await expect(trial.as(caller).select('select * from public.fresh_rows'), caller).rejects.toMatchObject(closed);
      }
      await trial.owner('grant execute on function public.fresh to authenticated');
      expect(await trial.as(customer).rpc('fresh')).toBe(1);
      await expect(trial.as('anon').rpc('fresh')).rejects.toMatchObject(closed);
    });
  });
});

describe('The linter', () => {
  it('0012: finds no anonymous sign-ins', async () => {
    const configuration = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
    expect(configuration).not.toMatch(/enable_anonymous_sign_ins\s*=\s*true/);
  });
});
