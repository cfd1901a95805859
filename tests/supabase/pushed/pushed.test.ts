import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contracts, inputOf } from '../../database/contractInputs';
import { root, supabase } from '../tools.mjs';
import { pushProject, type PushedProject } from './pushProject';
import { readFunctionTypes, type FunctionType } from './readFunctionTypes';

/** Notes of Supabase's advisors that stay, and why. */
const explained: Record<string, (table: string) => boolean> = {
  // The database is new: no request has used an index. ownRows.test.ts shows that the procedures use them.
  unused_index: () => true,
  // Only the owner and the service role, who need no policies, reach these tables. `private` is not exposed.
  rls_enabled_no_policy: (table) =>
    table.startsWith('private.') ||
    ['answered_requests', 'erasures', 'files_to_remove', 'invites', 'settings'].some(
      (name) => table === `public.${name}`,
    ),
};

const advice = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      level: z.string(),
      detail: z.string(),
      metadata: z.object({ schema: z.string(), name: z.string() }),
    }),
  ),
});

/** The generated type for values of a JSON type. Numbers in text stay text. */
const typeScriptTypes: Record<string, string[]> = {
  string: ['string'],
  integer: ['number'],
  number: ['number'],
  boolean: ['boolean'],
  object: ['Json'],
  array: ['Json'],
};

describe('The folder supabase, pushed by Supabase’s own CLI', () => {
  let project: PushedProject;

  beforeAll(async () => {
    project = await pushProject();
  });
  afterAll(() => project.close());

  it('is pushed whole, and its settings cause no warning', async () => {
    const files = (await readdir(join(root, 'supabase/migrations'))).filter((name) => name.endsWith('.sql'));
    const recorded = await project.sql`select version from supabase_migrations.schema_migrations order by version`;
    expect(recorded.map(({ version }) => version)).toEqual(files.map((name) => name.split('_')[0]).toSorted());
    const [seeded] = await project.sql`select count(*)::integer as industries from public.industries`;
    expect(seeded?.industries).toBeGreaterThan(100);
    expect(project.output.stderr).not.toMatch(/warn|deprecated|error/i);
  });

  it('gives Supabase’s advisors nothing to warn about', async () => {
    const { code, stdout, stderr } = await supabase(
      ...['db', 'advisors', `--remote=${project.url}`, '--level=info', '--output-format=json'],
    );
    expect(code, stderr).toBe(0);
    const { results } = advice.parse(JSON.parse(stdout));
    expect(results.filter(({ level }) => level !== 'INFO')).toEqual([]);
    const unexplained = results.filter(
      ({ name, metadata }) => !explained[name]?.(`${metadata.schema}.${metadata.name}`),
    );
    expect(unexplained).toEqual([]);
    // The linter ran: it sees the tables that are closed on purpose.
    expect(results.map(({ name }) => name)).toContain('rls_enabled_no_policy');
  });

  it('has the types of our contracts', async () => {
    const { code, stdout, stderr } = await supabase('gen', 'types', `--remote=${project.url}`, '--schema=public');
    expect(code, stderr).toBe(0);
    const generated = readFunctionTypes(stdout);
    expect(contracts.flatMap((contract) => differencesOf(contract, generated.get(contract.name)))).toEqual([]);
  });
});

type Contract = (typeof contracts)[number];

function differencesOf(contract: Contract, generated: FunctionType | undefined): string[] {
  if (!generated) return [`${contract.name} is not in the generated types`];
  const input = inputOf(contract);
  const unknown = input.filter(({ name }) => generated.parameters.every((parameter) => parameter.name !== name));
  return [
    ...unknown.map(({ name }) => `${contract.name} takes no ${name}`),
    ...generated.parameters.flatMap(({ name, type, isOptional }) => {
      const sent = input.find((parameter) => parameter.name === name);
      const label = `${contract.name}: ${name}`;
      if (!sent) return isOptional ? [] : [`${label} is not in the contract`];
      const fitting = sent.types.flatMap((one) => typeScriptTypes[one] ?? []);
      return [
        ...(fitting.some((one) => type.includes(one)) ? [] : [`${label} is ${type}, not ${fitting.join(' or ')}`]),
        ...(sent.isRequired || isOptional ? [] : [`${label} may be left out in the contract only`]),
      ];
    }),
  ];
}
