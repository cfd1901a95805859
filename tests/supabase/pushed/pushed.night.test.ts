import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contracts, inputOf } from '../../database/contractInputs';
import { hostedExtensions } from '../../database/hostedExtensions';
import { root, supabase } from '../tools.mjs';
import { pushProject, type PushedProject } from './pushProject';
import { readFunctionTypes, type FunctionType } from './readFunctionTypes';

/** Accepted notes of Supabase's advisors, with the reasons. */
const explained: Record<string, (table: string) => boolean> = {
  // The database is new: no request has used an index. ownRows.test.ts shows that the procedures use them.
  unused_index: () => true,
  // Only the owner and the service role, who need no policies, reach these tables. `private` is not exposed.
  rls_enabled_no_policy: (table) =>
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
    ].some((name) => table === `public.${name}`),
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

  it('causes no warning of Supabase’s advisors', async () => {
    const { code, stdout, stderr } = await supabase(
      ...['db', 'advisors', `--remote=${project.url}`, '--level=info', '--output-format=json'],
    );
    expect(code, stderr).toBe(0);
    const { results } = z.parse(advice, JSON.parse(stdout));
    expect(results.filter(({ level }) => level !== 'INFO')).toEqual([]);
    const unexplained = results.filter(
      ({ name, metadata }) => !explained[name]?.(`${metadata.schema}.${metadata.name}`),
    );
    expect(unexplained).toEqual([]);
    // Proves that the linter ran: it reports the tables that are closed on purpose.
    expect(results.map(({ name }) => name)).toContain('rls_enabled_no_policy');
  });

  it('deletes unneeded data with the optional retention job', async () => {
    const { sql } = project;
    // PostgreSQL here has no pg_cron: a stand-in stores the command.
    await sql.unsafe(`
      create schema cron;
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns void language sql as
        'insert into cron.job values ($1, $2, $3) on conflict (name) do update set command = excluded.command';
      grant usage on schema cron to project_owner;
      grant all on cron.job to project_owner;
    `);
    const job = await readFile(join(root, 'supabase/optional/retention.sql'), 'utf8');
    for (const _time of ['first', 'again']) await sql.unsafe(`set role project_owner; ${job}; reset role`).simple();
    const [customer] = await sql`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'retention@example.com', '{"first_name": "Ada", "last_name": "Byron"}') returning id`;
    const id = String(customer?.id);
    await sql`
      insert into public.answered_requests (user_id, procedure, key, payload_sha256, created_at) values
        (${id}, 'portal_x', 'old-request', '', now() - interval '49 hours'),
        (${id}, 'portal_x', 'new-request', '', now() - interval '47 hours')`;
    await sql`
      insert into private.request_counts (what, who, window_start, window_end, count) values
        ('x', 'old', now() - interval '2 hours', now() - interval '1 hour', 1),
        ('x', 'new', now() - interval '1 hour', now() + interval '1 hour', 1)`;
    await sql`
      insert into storage.objects (bucket_id, name, created_at) values
        ('documents', ${`${id}/listed.pdf`}, now() - interval '2 days'),
        ('documents', ${`${id}/abandoned.pdf`}, now() - interval '2 days'),
        ('documents', ${`${id}/uploading.pdf`}, now())`;
    await sql`insert into public.documents (user_id, name, url) values (${id}, 'Listed.pdf', ${`${id}/listed.pdf`})`;

    const [scheduled] = await sql`select schedule, command from cron.job`;
    expect(scheduled?.schedule).toBe('15 3 * * *');
    const command = String(scheduled?.command);
    await sql.unsafe('set role project_owner');
    const [first] = await sql.unsafe(command);
    const [second] = await sql.unsafe(command);
    await sql.unsafe('reset role');

    expect(first?.apply_retention).toEqual({
      answered_requests: 1,
      request_counts: 1,
      files_to_remove: 1,
      drafts: 0,
      messages: 0,
    });
    expect(second?.apply_retention).toEqual({
      answered_requests: 0,
      request_counts: 0,
      files_to_remove: 0,
      drafts: 0,
      messages: 0,
    });
    expect((await sql`select key from public.answered_requests`).map(({ key }) => key)).toEqual(['new-request']);
    expect((await sql`select who from private.request_counts`).map(({ who }) => who)).toEqual(['new']);
    const removals = await sql`select url from public.files_to_remove`;
    expect(removals.map(({ url }) => url)).toEqual([`${id}/abandoned.pdf`]);
    const [rights] = await sql`select has_function_privilege('anon', 'private.apply_retention()', 'execute') as open`;
    expect(rights?.open).toBe(false);
  });

  it('sends the end of the chain, without customer data, to the function anchor with the optional hook', async () => {
    const { sql } = project;
    await sql.unsafe(hostedExtensions);
    const hook = await readFile(join(root, 'supabase/optional/anchor.sql'), 'utf8');
    for (const _time of ['first', 'again']) await sql.unsafe(`set role project_owner; ${hook}; reset role`).simple();
    const sign = () =>
      sql`
        insert into public.authorisations (user_id, kind, data_protection, hmrc_authorised, signature, letter, agreements)
        select id, 'application', true, false, 'A', '[]', '[]' from public.profiles limit 1
        returning number, hash`;
    await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'anchor@example.com')`;

    // Without its secrets the hook refuses the signing.
    await expect(sign()).rejects.toThrow('The Vault needs the secrets anchor_url and anchor_secret');
    expect(await sql`select from public.authorisations`).toHaveLength(0);

    const url = 'https://project.example.com/functions/v1/anchor';
    await sql`insert into vault.decrypted_secrets values ('anchor_url', ${url}), ('anchor_secret', 'shared')`;
    const [record] = await sign();
    const [scheduled] = await sql`select schedule, command from cron.planned where name = 'pension-trace-anchor'`;
    expect(scheduled?.schedule).toBe('10 * * * *');
    await sql.unsafe(`set role project_owner; ${String(scheduled?.command)}; reset role`).simple();
    const request = {
      url,
      body: { number: Number(record?.number), hash: record?.hash },
      headers: { Authorization: 'Bearer shared', 'Content-Type': 'application/json' },
      timeout: 30_000,
    };
    expect([...(await sql`select url, body, headers, timeout from net.sent`)]).toEqual([request, request]);
  });

  it('calls the function notify while a message is due, with the optional job', async () => {
    const { sql } = project;
    const job = await readFile(join(root, 'supabase/optional/messages.sql'), 'utf8');
    for (const _time of ['first', 'again']) await sql.unsafe(`set role project_owner; ${job}; reset role`).simple();
    const [scheduled] = await sql`select schedule, command from cron.planned where name = 'pension-trace-messages'`;
    expect(scheduled?.schedule).toBe('* * * * *');
    const run = () => sql.unsafe(`set role project_owner; ${String(scheduled?.command)}; reset role`).simple();
    await sql`delete from net.sent`;
    await expect(run()).rejects.toThrow('The Vault needs the secrets notify_url and notify_secret');
    await sql`reset role`;

    const url = 'https://project.example.com/functions/v1/notify';
    await sql`insert into vault.decrypted_secrets values ('notify_url', ${url}), ('notify_secret', 'shared')`;
    await run();
    expect([...(await sql`select url, body, headers, timeout from net.sent`)]).toEqual([]);
    await sql`
      insert into public.messages (email, kind, news, due_at) values ('a@example.com', 'security', '[]', now())`;
    await run();
    const headers = { Authorization: 'Bearer shared', 'Content-Type': 'application/json' };
    expect([...(await sql`select url, body, headers, timeout from net.sent`)]).toEqual([
      { url, body: {}, headers, timeout: 60_000 },
    ]);
  });

  it('matches the types of our contracts', async () => {
    const { code, stdout, stderr } = await supabase('gen', 'types', `--remote=${project.url}`, '--schema=public');
    expect(code, stderr).toBe(0);
    const differences = (source: string) => {
      const generated = readFunctionTypes(source);
      return contracts.flatMap((contract) => differencesOf(contract, generated.get(contract.name)));
    };
    expect(differences(stdout)).toEqual([]);
    // The comparison detects a changed name and a changed type.
    expect(differences(stdout.replaceAll('"p_postcode"', '"p_zip"'))).not.toEqual([]);
    expect(differences(stdout.replaceAll(/("p_postcode"\??): string/g, '$1: number'))).not.toEqual([]);
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
