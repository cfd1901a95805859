import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeOnBothEngines, type Trial } from './engine';
import { schemaChecks } from './linter';
import { procedureAccess } from './procedureAccess';

/** What a check finds and is meant to be so. */
const meant: Record<string, (found: string) => boolean> = {
  // Nobody but the owner and the service role reaches these, for whom there are no policies; the private schema is not
  // exposed at all.
  '0008': (table) =>
    table.startsWith('private.') || ['answered_requests', 'files_to_remove', 'invites', 'settings'].includes(table),
  // Callers have no rights on the tables of customers: the procedures are the way in, and the matrix asks every one.
  '0028': (signature) => procedureAccess[signature.replace(/\(.*/, '')]?.anonymous[0] === 'works',
  '0029': (signature) => procedureAccess[signature.replace(/\(.*/, '')]?.owner[0] === 'works',
};

const checks = schemaChecks.map((check) => [check.number, check.name, check] as const);

async function findings(trial: Trial, sql: string): Promise<string[]> {
  return (await trial.owner(sql)).map(({ found }) => String(found));
}

describeOnBothEngines('The linter', (database) => {
  it.each(checks)('%s: finds nothing like %s', async (number, _name, { sql }) => {
    const found = await findings(database, sql);
    expect(found.filter((one) => !meant[number]?.(one))).toEqual([]);
  });

  it.each(checks)('%s: would find %s', async (number, _name, { sql, bad }) => {
    await database.trial(async (trial) => {
      const before = await findings(trial, sql);
      for (const statement of bad) await trial.owner(statement);
      const added = (await findings(trial, sql)).filter((one) => !before.includes(one) && !meant[number]?.(one));
      expect(added).toHaveLength(1);
    });
  });
});

describe('The linter', () => {
  it('0012: finds no anonymous sign-ins', async () => {
    const configuration = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
    expect(configuration).not.toMatch(/enable_anonymous_sign_ins\s*=\s*true/);
  });
});
