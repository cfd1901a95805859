import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from './Database';
import { dropTemplates } from './dropTemplates';
import { packageFolder } from './packageFolder';
import { preludeSql } from './prelude';
import type { SqlFile } from './sqlFiles';
import { parse } from './parse';

interface DatabaseDumpOptions {
  /** The folder of dumps, kept between runs. */
  cacheFolder: string;
  files: Pick<SqlFile, 'name' | 'checksum'>[];
}

/** A migrated and seeded database in one file, which loads many times faster than running the files. */
export interface DatabaseDump {
  load(): Promise<Blob | undefined>;
  save(database: Pick<Database, 'dump'>): Promise<void>;
}

/** The dump for exactly these files, this prelude and these versions. It contains no secrets. */
export function databaseDump({ cacheFolder, files }: DatabaseDumpOptions): DatabaseDump {
  const hash = createHash('sha256').update(dropTemplates.join()).update(preludeSql());
  for (const name of ['@supabase/lite', '@electric-sql/pglite']) hash.update(`${name} ${versionOf(name)}\n`);
  for (const { name, checksum } of files) hash.update(`${name} ${checksum}\n`);
  const path = join(cacheFolder, `database-${hash.digest('hex').slice(0, 32)}.tar`);

  return {
    async load() {
      const now = new Date();
      await utimes(path, now, now).catch(ignoreMissing);
      const content = await readFile(path).catch(ignoreMissing);
      return content && new Blob([content]);
    },
    async save(database) {
      const dump = await database.dump?.();
      if (!dump) return;
      await mkdir(cacheFolder, { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${process.pid}`;
      await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600 });
      await rename(unfinished, path);
      await removeAllButLastUsed(cacheFolder, 4);
    },
  };
}

async function removeAllButLastUsed(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^database-.*\.tar$/.test(name));
  const aged = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, time: (await stat(path).catch(ignoreMissing))?.mtimeMs ?? 0 };
    }),
  );
  aged.sort((one, other) => other.time - one.time);
  await Promise.all(aged.slice(keep).map(({ path }) => rm(path, { force: true })));
}

/** Ignores a dump that another process has removed. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const packageJson = z.object({ version: z.string() });

function versionOf(packageName: string): string {
  const path = join(packageFolder(packageName), 'package.json');
  return parse(packageJson, JSON.parse(readFileSync(path, 'utf8'))).version;
}
