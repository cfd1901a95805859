import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../cli/evidence/openPostgres';
import { readAndClose } from '../../cli/evidence/verifyEvidence';
import { verify } from '../drills/verify';
import { migrationNames, readFrozen, rowsFileOf } from '../upgrades/frozen';
import { loadRows } from '../upgrades/rows';
import { address, authorisation, trace } from './customers';
import { openTestDatabase, type TestDatabase } from './engine';
import { applySqlFiles, readSqlFiles } from './startEngines';
import { readStoredData, type StoredData } from './storedData';

const versions = Object.entries(readFrozen());

describe.each(versions)('A database full of rows of %s', (version) => {
  /** The migrations of this version and of those before it. */
  const frozen = versions
    .slice(0, versions.findIndex(([name]) => name === version) + 1)
    .flatMap(([, migrations]) => Object.keys(migrations));
  const later = migrationNames().filter((name) => !frozen.includes(name));
  let url: string;
  let folder: string;
  let manifest: string;
  let database: TestDatabase & { close(): Promise<void> };
  let before: StoredData;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pension-trace-upgrade-'));
    manifest = join(folder, 'manifest.json');
    const [upgraded, fresh] = ['upgraded', 'fresh'].map((kind) => `${kind}_${randomUUID().replaceAll('-', '_')}`);
    const server = postgres(inject('postgresUrl'), { max: 1, onnotice: () => undefined });
    await server.unsafe(`create database ${upgraded}`);
    await server.unsafe(`create database ${fresh} template migrated`);
    await server.end();
    url = `${inject('postgresUrl')}/${upgraded}`;
    const files = await readSqlFiles();
    const example = async (name: string) => {
      const sql = await readFile(join(import.meta.dirname, '../upgrades', name), 'utf8');
      return { name, sql: `set local role project_owner;\n${sql}` };
    };
    const [laterMigration, firmMigration] = [await example('laterMigration.sql'), await example('firmMigration.sql')];
    // The firm's sorts last: a new database gets it after ours, and one that has it gets ours with --include-all.
    await applySqlFiles(`${inject('postgresUrl')}/${fresh}`, [laterMigration, firmMigration]);
    await verify(`${inject('postgresUrl')}/${fresh}`, '--write-manifest', manifest);
    const isOf = (names: string[], file: string) => names.includes(file.replace('migrations/', ''));
    await applySqlFiles(
      url,
      files.filter(({ name: file }) => file === 'supabasePrelude.ts' || isOf(frozen, file)),
    );
    database = openTestDatabase(url);
    await loadRows(database, rowsFileOf(version));
    before = await readStoredData(database);
    await applySqlFiles(url, [
      firmMigration,
      ...files.filter(({ name: file }) => isOf(later, file)),
      laterMigration,
      ...files.filter(({ name: file }) => file === 'owner of the storage'),
    ]);
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has a row in every table before the upgrade, and signed records that verify', async () => {
    const empty = Object.entries(before.counts).filter(([, count]) => count === 0);
    expect(empty.map(([table]) => table)).toEqual([]);
    expect(before.signatures.length).toBeGreaterThan(5);
    const { report } = await readAndClose(await openPostgres(url), []);
    expect(report.problems).toEqual([]);
  });

  it('keeps its rows and signatures through every later migration', async () => {
    const after = await readStoredData(database);
    // A migration's changes of customers' rows are lines of the log.
    const { 'private.office_log': _log, ...counts } = before.counts;
    expect(after.counts).toMatchObject(counts);
    expect(after.signatures).toEqual(before.signatures);
  });

  it('gives its rows what a later migration adds', async () => {
    const [found] = await database.owner(`
      select
        (select bool_and(extension = 'pdf') from public.documents) as "hasExtensions",
        (select bool_and(channel = 'portal') from public.authorisations) as "hasChannels",
        (select count(*)::integer from public.greetings) > 5 as "hasGreetings",
        (select letter_title from public.settings) as title`);
    expect(found).toEqual({
      hasExtensions: true,
      hasChannels: true,
      hasGreetings: true,
      title: 'Letter for Lantern Pension Tracing Ltd',
    });
  });

  it('keeps what a migration of the firm added between two versions', async () => {
    const [found] = await database.owner(`
      select
        (select count(*)::integer from public.calls) as calls,
        (select bool_and(case_worker = 'Sam') from public.traces) as "hasCaseWorker",
        (select description from public.trace_statuses where name = 'Pension Found') as words`);
    expect(found).toEqual({
      calls: before.counts.profiles,
      hasCaseWorker: true,
      words: expect.stringContaining('trustees'),
    });
  });

  it('passes the same verification as a new database', async () => {
    const { code, lines } = await verify(url, '--manifest', manifest);
    expect({ code, lines: lines.slice(0, 1) }).toEqual({
      code: 0,
      lines: [`${before.signatures.length} authorisations, chain intact`],
    });
  });

  it('lets its customers read, change, sign, copy and erase', async () => {
    const idsAt = async (tag: number) => {
      const rows = await database.owner(
        'select id from public.profiles where tags @> array[$1::integer] and anonymised_at is null order by id',
        [tag],
      );
      return rows.map(({ id }) => String(id));
    };
    const [signer = ''] = await idsAt(11);
    expect(await database.as(signer).rpc('portal_authorisation', authorisation)).toEqual([12]);
    for (const id of await idsAt(13)) {
      const me = database.as(id);
      expect(await me.rpc('portal_user')).toMatchObject({ id, first_name: 'Ada', greeting: 'Dear Ada' });
      expect(await me.rpc('portal_user_traces')).not.toEqual([]);
      await me.rpc('portal_create_trace', trace);
      await me.rpc('portal_address_add', { ...address, p_type: 2 });
      expect(await database.as('service_role').rpc('backoffice_copy_customer', { p_user: id })).toMatchObject({
        customer: id,
      });
      await me.rpc('portal_cancel_application');
      await me.rpc('anonymize_user', { p_id: id });
    }
    const greeted = await database.owner(
      'select from public.greetings join public.profiles on id = user_id where anonymised_at is not null',
    );
    expect(greeted).toEqual([]);
    expect(await verify(url, '--manifest', manifest)).toMatchObject({ code: 0 });
  });
});
