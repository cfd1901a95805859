import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { KnownHash } from '../cli/evidence/EvidenceReport';
import { openPostgres } from '../cli/evidence/openPostgres';
import { runVerify } from '../cli/evidence/runVerify';
import { readAndClose, readDumpAt, type FoundEvidence } from '../cli/evidence/verifyEvidence';
import { VerifyProblem } from '../cli/evidence/VerifyProblem';
import { askRunningHost } from './askRunningHost';
import embedded from './embeddedManifest.json';
import { FolderInUse, lockFolder } from './folderLock';
import { openPglite } from './openPglite';

interface VerifyDataOptions {
  parts: string[];
  env: Record<string, string | undefined>;
  usage: string;
  /** The data folder when no path is named. */
  dataDir: string;
  /** The URL of the product, if it has the folder open. */
  siteUrl: string;
  log?(text: string): void;
}

/** `npm run db:verify`: the package's command `verify`, which can also read the embedded product's data. */
export function verifyData({ dataDir, siteUrl, ...command }: VerifyDataOptions): Promise<number> {
  return runVerify({
    ...command,
    ofTheHost: embedded,
    sourceOf: (path, databaseUrl) => async (known, owners) =>
      path === undefined && databaseUrl !== undefined
        ? readAndClose(await openPostgres(databaseUrl), known, owners)
        : read(path ?? dataDir, siteUrl, known),
  });
}

async function read(path: string, siteUrl: string, known: readonly KnownHash[]): Promise<FoundEvidence> {
  if (!existsSync(path)) throw new VerifyProblem(`There is nothing at ${resolve(path)}.`);
  if (!statSync(path).isDirectory()) {
    if (!/\.(tar|tar\.gz|tgz)$/.test(path)) return readDumpAt(path, known);
    return readAndClose(await openPglite({ folder: 'memory', dump: new Blob([await readFile(path)]) }), known);
  }
  const stateFile = join(path, 'state.json');
  if (!existsSync(stateFile)) throw new VerifyProblem(`${resolve(path)} is no data folder of this product.`);
  try {
    const lock = await lockFolder(path);
    try {
      return await readAndClose(await openPglite({ folder: join(path, 'database') }), known);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const state: unknown = JSON.parse(await readFile(stateFile, 'utf8'));
    return askRunningHost({ siteUrl, state, known, inUse: error.message });
  }
}
