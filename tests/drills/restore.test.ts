import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerAt } from '../database/customers';
import { openTestDatabase, type TestDatabase } from '../database/engine';
import { setScene } from '../database/scene';
import { migratePostgres, readSqlFiles } from '../database/startEngines';
import { startPostgres } from '../database/startPostgres';
import { readStoredData } from '../database/storedData';
import { eventually } from '../eventually';
import { copyDataDirectory, changeOwner, ownerOf } from './fileCopy';
import { report } from './report';
import { verify } from './verify';

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
const place = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pension-trace-drill-'));
  chmodSync(folder, 0o755);
  mkdirSync(place('log'));
  // PostgreSQL may run as another user, which writes here.
  chmodSync(place('log'), 0o777);
  server = await startPostgres(folder, {
    isDurable: true,
    settings: { archive_mode: 'on', archive_command: `test ! -f ${place('log')}/%f && cp %p ${place('log')}/%f` },
  });
  await migratePostgres(server.url, await readSqlFiles());
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const one = async (database: TestDatabase, sql: string) =>
  String(Object.values((await database.owner(sql))[0] ?? {})[0]);
const endOf = (database: TestDatabase) =>
  one(database, `select number || ':' || hash from public.authorisations order by number desc limit 1`);

it('restores a file copy and the write-ahead log to a moment, with the evidence intact', async () => {
  const database = openTestDatabase(`${server.url}/migrated`);
  await setScene(database);

  // Customers sign while the files are copied.
  const signing = Promise.all([13, 13, 13].map((tag) => customerAt(database, tag)));
  await copyDataDirectory(`${server.url}/migrated`, place('postgres'), place('base'));
  await signing;
  const erased = await customerAt(database, 12);
  await erased.rpc('portal_cancel_application');
  await erased.rpc('anonymize_user', { p_id: erased.id });

  const before = await readStoredData(database);
  const end = await endOf(database);
  const checked = await verify(`${server.url}/migrated`, '--known', end);
  expect(checked).toMatchObject({ code: 0 });
  const moment = await one(database, 'select clock_timestamp()::text');
  report(`before: ${checked.lines[0]}, ${before.counts.profiles} profiles, moment ${moment}`);

  await new Promise((resolve) => setTimeout(resolve, 100));
  const late = await customerAt(database, 12);
  const lostEnd = await endOf(database);
  await database.owner('truncate public.traces cascade');
  const segment = await one(database, 'select pg_walfile_name(pg_switch_wal())');
  await eventually(async () =>
    expect((await one(database, 'select last_archived_wal from pg_stat_archiver')) >= segment).toBe(true),
  );
  await database.close();
  report('the mistake: every trace truncated, one more customer signed; then the server is lost');
  const owner = ownerOf(place('postgres'));
  await server.stop();

  const began = Date.now();
  cpSync(place('base'), place('postgres'), { recursive: true });
  writeFileSync(place('postgres', 'recovery.signal'), '');
  changeOwner(owner, place('postgres'));
  server = await startPostgres(folder, {
    isDurable: true,
    isRestored: true,
    settings: {
      restore_command: `cp ${place('log')}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    },
  });
  const url = `${server.url}/migrated`;
  const restored = openTestDatabase(url);
  report(`restored in ${((Date.now() - began) / 1000).toFixed(1)} s`);

  expect(await readStoredData(restored)).toEqual(before);
  const after = await verify(url, '--known', end);
  expect(after).toEqual(checked);
  report(
    `after: ${after.lines[0]}, ${Object.keys(before.counts).length} tables with equal counts, ${before.signatures.length} equal signatures`,
  );

  // The anchor shows the signature that the restore lost, so the customer signs again.
  writeFileSync(place('anchor.txt'), `${end}\n${lostEnd}\n`);
  const lost = await verify(url, '--anchor', place('anchor.txt'));
  expect(lost.code).toBe(1);
  report(`against the anchor: ${lost.lines.join(' | ')}`);
  expect(await restored.owner('select 1 from public.profiles where id = $1', [late.id])).toEqual([]);
  await customerAt(restored, 12);
  expect(await verify(url, '--known', end)).toMatchObject({ code: 0 });
  await restored.close();
});
