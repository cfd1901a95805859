import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Database } from '../Database';
import { FolderInUse, lockFolder } from '../folderLock';
import { openPglite } from '../openPglite';
import { openPostgres } from '../openPostgres';
import { SetupProblem } from '../SetupProblem';
import { readMigrations } from '../sqlFiles';
import { readAnchor } from './anchor';
import { askRunningHost } from './askRunningHost';
import { checkEvidence } from './checkEvidence';
import { checkMachinery } from './checkMachinery';
import { describeEvidence, type KnownHash } from './EvidenceReport';
import { readDatabase, type DatabaseEvidence } from './readDatabase';
import { readDumpFile } from './readDumpFile';
import { parse } from '../parse';

export interface VerifyEvidenceOptions {
  /** A data folder or a copy of one, or the file of a dump. */
  path: string;
  /** A PostgreSQL server, instead of `path`. */
  databaseUrl?: string | undefined;
  /** The URL of the product, if it has the folder open. */
  siteUrl: string;
  supabaseDir: string;
  /** An earlier end of the chain, as noted. */
  known?: Pick<KnownHash, 'number' | 'hash'> | undefined;
  /** The file that the embedded host writes at each signing, or what `functions/anchor` stored: a folder or an object. */
  anchor?: string | undefined;
}

export interface VerifiedEvidence {
  isWhole: boolean;
  /** The result as text. */
  lines: string[];
}

/**
 * Verifies the whole chain of signed authorisations, wherever it is stored, with the code of this checkout. Changes
 * nothing.
 *
 * @throws SetupProblem when there is nothing to verify. The message says what to do.
 */
export async function verifyEvidence(options: VerifyEvidenceOptions): Promise<VerifiedEvidence> {
  const known = options.known ? [{ ...options.known, isFromAnchor: false }] : [];
  if (options.anchor !== undefined) known.push(...(await readAnchor(options.anchor)));
  const { report, machinery } = await read(options, known);
  const migrations = machinery ? await readMigrations(options.supabaseDir) : [];
  const problems = [...report.problems, ...(machinery ? checkMachinery(machinery, migrations) : [])];
  return { isWhole: problems.length === 0, lines: describeEvidence({ ...report, problems }) };
}

type Found = Pick<DatabaseEvidence, 'report'> & Partial<DatabaseEvidence>;

async function read({ databaseUrl, path, siteUrl }: VerifyEvidenceOptions, known: KnownHash[]): Promise<Found> {
  if (databaseUrl !== undefined) return readAndClose(await openPostgres(databaseUrl), known);
  if (!existsSync(path)) throw new SetupProblem(`There is nothing at ${resolve(path)}.`);
  if (!statSync(path).isDirectory()) return readFileOf(path, known);
  const stateFile = join(path, 'state.json');
  if (!existsSync(stateFile)) throw new SetupProblem(`${resolve(path)} is no data folder of this product.`);

  try {
    const lock = await lockFolder(path);
    try {
      return await readAndClose(await openPglite({ folder: join(path, 'database') }), known);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { serviceRoleKey } = parse(state, JSON.parse(await readFile(stateFile, 'utf8')));
    return askRunningHost({ siteUrl, serviceRoleKey, known, inUse: error.message });
  }
}

/** A dump: the one file into which PGlite writes its folder, or what `pg_dump` writes as SQL. */
async function readFileOf(path: string, known: KnownHash[]): Promise<Found> {
  const content = await readFile(path);
  if (/\.(tar|tar\.gz|tgz)$/.test(path)) {
    return readAndClose(await openPglite({ folder: 'memory', dump: new Blob([content]) }), known);
  }
  return { report: await checkEvidence(readDumpFile(path, content.toString('utf8')), known) };
}

const state = v.object({ serviceRoleKey: v.string() });

async function readAndClose(database: Database, known: KnownHash[]): Promise<DatabaseEvidence> {
  try {
    return await readDatabase(database, known);
  } finally {
    await database.close();
  }
}
