import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { checksumOf } from '../../local-backend/sqlFiles';

const folder = import.meta.dirname;
const migrationsFolder = join(folder, '../../supabase/migrations');
const manifestFile = join(folder, 'frozen.json');

/** The migrations that each released version added, with their hashes. */
const manifest = z.record(z.string(), z.record(z.string(), z.string()));
export type FrozenMigrations = z.infer<typeof manifest>;

export function readFrozen(): FrozenMigrations {
  return z.parse(manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
}

export function writeFrozen(frozen: FrozenMigrations): void {
  writeFileSync(manifestFile, `${JSON.stringify(frozen, null, 2)}\n`);
}

/** The names of the migrations, in order. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

export function hashOfMigration(name: string): string {
  return checksumOf(readFileSync(join(migrationsFolder, name), 'utf8'));
}

/** The file with the rows of a database at a version. */
export function rowsFileOf(version: string): string {
  return join(folder, `${version}.json.gz`);
}
