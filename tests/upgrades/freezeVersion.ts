import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { openTestDatabase } from '../database/engine';
import { migratePostgres, readSqlFiles } from '../database/startEngines';
import { startPostgres } from '../database/startPostgres';
import { fillDatabase } from './fillDatabase';
import { hashOfMigration, migrationNames, readFrozen, rowsFileOf, writeFrozen } from './frozen';
import { writeRows } from './rows';

/**
 * Freezes the migrations that no version has yet as those of the version in package.json: writes their hashes, and the
 * rows of a database with these migrations for the upgrade test. Repeating it for a version replaces both.
 *
 * @param last The last migration to freeze. Default: the newest.
 */
export async function freezeVersion(last?: string): Promise<void> {
  const { version } = packageJson;
  const { [version]: _earlier, ...others } = readFrozen();
  const known = new Set(Object.values(others).flatMap((migrations) => Object.keys(migrations)));
  const names = migrationNames().filter((name) => last === undefined || name <= last);
  const added = names.filter((name) => !known.has(name));
  if (added.length === 0) throw new Error(`There is no new migration in ${version}.`);

  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-freeze-'));
  await chmod(folder, 0o755);
  const server = await startPostgres(folder);
  try {
    const files = await readSqlFiles();
    await migratePostgres(
      server.url,
      files.filter(({ name }) => !name.startsWith('migrations/') || names.includes(name.replace('migrations/', ''))),
    );
    const database = openTestDatabase(`${server.url}/migrated`);
    await fillDatabase(database);
    await writeRows(database, rowsFileOf(version));
    await database.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  writeFrozen({ ...others, [version]: Object.fromEntries(added.map((name) => [name, hashOfMigration(name)])) });
  console.log(`Froze ${added.length} migrations as those of ${version}, up to ${added.at(-1)}.`);
}
