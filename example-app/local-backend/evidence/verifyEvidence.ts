import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Database } from '../Database';
import { FolderInUse, lockFolder } from '../folderLock';
import { openPglite } from '../openPglite';
import { openPostgres } from '../openPostgres';
import { SetupProblem } from '../SetupProblem';
import { askDatabase } from './askDatabase';
import { askRunningHost } from './askRunningHost';
import { describeEvidence, type EvidenceReport, type KnownEnd } from './EvidenceReport';
import { openDump } from './openDump';

export interface VerifyEvidenceOptions {
  /** A data folder or a copy of one, or the file of a dump. */
  path: string;
  /** A PostgreSQL server, instead of `path`. */
  databaseUrl?: string | undefined;
  /** Where the product is believed to answer, should it have the folder open. */
  siteUrl: string;
  supabaseDir: string;
  cacheFolder: string;
  /** The end of the chain as it was written down before. */
  known?: KnownEnd | undefined;
}

export interface VerifiedEvidence {
  isWhole: boolean;
  /** What is to be said about it. */
  lines: string[];
}

/**
 * Verifies the whole chain of what was signed, wherever it is kept. Nothing is changed.
 *
 * @throws SetupProblem when there is nothing to verify, in words that say what to do.
 */
export async function verifyEvidence(options: VerifyEvidenceOptions): Promise<VerifiedEvidence> {
  const report = await reportOn(options);
  return { isWhole: report.problems.length === 0, lines: describeEvidence(report) };
}

async function reportOn({ databaseUrl, path, known, ...options }: VerifyEvidenceOptions): Promise<EvidenceReport> {
  if (databaseUrl !== undefined) return asking(await openPostgres(databaseUrl), known);
  if (!existsSync(path)) throw new SetupProblem(`There is nothing at ${resolve(path)}.`);
  if (!statSync(path).isDirectory()) return asking(await openDump({ path, ...options }), known);
  const stateFile = join(path, 'state.json');
  if (!existsSync(stateFile)) throw new SetupProblem(`${resolve(path)} is no data folder of this product.`);

  try {
    const lock = await lockFolder(path);
    try {
      return await asking(await openPglite({ folder: join(path, 'database') }), known);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { serviceRoleKey } = state.parse(JSON.parse(await readFile(stateFile, 'utf8')));
    return askRunningHost({ siteUrl: options.siteUrl, serviceRoleKey, known, inUse: error.message });
  }
}

const state = z.object({ serviceRoleKey: z.string() });

async function asking(database: Database, known: KnownEnd | undefined): Promise<EvidenceReport> {
  try {
    return await askDatabase(database, known);
  } finally {
    await database.close();
  }
}
