import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { readProcess } from './processStatus';
import { SetupProblem } from './SetupProblem';

/** Another program has the data folder open. The message says what to do. */
export class FolderInUse extends SetupProblem {
  override readonly name = 'FolderInUse';
  /** The id of the process that has it open. */
  readonly processId: number;

  constructor(folder: string, processId: number) {
    super(
      `The data folder ${folder} is in use by another copy of this program (process ${processId}). ` +
        `Stop that copy first, or choose another folder with DATA_DIR. ` +
        `If you are sure that nothing uses it, delete ${join(folder, lockName)}.`,
    );
    this.processId = processId;
  }
}

const lockName = 'in-use.json';
const lockContent = z.object({ processId: z.number(), processStart: z.nullable(z.string()), token: z.string() });
type LockContent = z.output<typeof lockContent>;

/** Locks a data folder for this process, because PGlite lets two processes write to it at once. */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = join(resolve(folder), lockName);
  const mine: LockContent = {
    processId: process.pid,
    processStart: readProcess(process.pid)?.start ?? null,
    token: randomUUID(),
  };
  for (;;) {
    try {
      await writeFile(path, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const theirs = await readLock(path);
    if (theirs && isRunning(theirs)) throw new FolderInUse(resolve(folder), theirs.processId);
    await removeStale(path, theirs);
  }
  return {
    async release() {
      if ((await readLock(path))?.token === mine.token) await rm(path, { force: true });
    },
  };
}

/** Undefined when the file is gone, or was cut short by a crash. */
async function readLock(path: string): Promise<LockContent | undefined> {
  try {
    return z.safeParse(lockContent, JSON.parse(await readFile(path, 'utf8'))).data;
  } catch (error) {
    if (isCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Renames the stale lock before deleting it, because another process may replace it in the meantime. */
async function removeStale(path: string, stale: LockContent | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readLock(aside);
  if (moved?.token === stale?.token) await rm(aside);
  else await rename(aside, path);
}

function isRunning({ processId, processStart }: LockContent): boolean {
  try {
    process.kill(processId, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  const found = readProcess(processId);
  if (!found) return true;
  return !found.hasEnded && (processStart === null || processStart === found.start);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
