import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod/mini';
import { lockFolder } from './folderLock';
import { SetupProblem } from './SetupProblem';
import { parse } from './parse';

/** The secrets of this installation. */
export interface Secrets {
  /** Signs the access tokens. */
  jwtSecret: string;
  /** Public: the key that the browser sends. */
  anonKey: string;
  /** Bypasses row-level security. Never leaves the server. */
  serviceRoleKey: string;
}

/** The folder of an installation: database, uploaded files and secrets. */
export interface DataFolder {
  secrets: Secrets;
  databaseFolder: string;
  filesFolder: string;
  /** The file with the stored ends of the evidence chain; undefined for data in memory. */
  anchorFile: string | undefined;
  /** False when the database is missing or incomplete. */
  isDatabaseReady: boolean;
  markDatabaseReady(): Promise<void>;
  release(): Promise<void>;
}

const anchorName = 'evidence-anchor.txt';

const state = z.object({
  jwtSecret: z.string(),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
  isDatabaseReady: z.boolean(),
});

/** The number of open folders of this process, and its original umask. */
const narrowed = { folders: 0, umask: 0 };

/**
 * Makes the process's new files readable by their owner only, because PGlite makes them readable by every user of the
 * machine. The returned function restores the umask when no other folder is open.
 */
function narrowUmask(): () => void {
  if (narrowed.folders === 0) narrowed.umask = process.umask(0o077);
  narrowed.folders += 1;
  let isNarrow = true;
  return () => {
    if (!isNarrow) return;
    isNarrow = false;
    narrowed.folders -= 1;
    if (narrowed.folders === 0) process.umask(narrowed.umask);
  };
}

/** Opens the folder for this process only, and creates it if it is missing. Only its owner may read it. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  const widen = narrowUmask();
  const release = () => {
    widen();
    return lock.release();
  };
  try {
    const stateFile = join(folder, 'state.json');
    const databaseFolder = join(folder, 'database');
    if (!existsSync(stateFile)) await refuseForeignFiles(folder);
    await chmod(folder, 0o700);
    const known = existsSync(stateFile)
      ? parse(state, JSON.parse(await readFile(stateFile, 'utf8')))
      : { ...(await createSecrets()), isDatabaseReady: false };
    const { isDatabaseReady, ...secrets } = known;
    await writeWhole(stateFile, known);
    if (!isDatabaseReady) await rm(databaseFolder, { recursive: true, force: true });
    return {
      secrets,
      databaseFolder,
      filesFolder: join(folder, 'files'),
      anchorFile: join(folder, anchorName),
      isDatabaseReady,
      markDatabaseReady: () => writeWhole(stateFile, { ...known, isDatabaseReady: true }),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Deletes the content of a data folder that no process has open, and keeps the folder. */
export async function emptyDataFolder(path: string): Promise<void> {
  const folder = resolve(path);
  if (!existsSync(folder)) return;
  const lock = await lockFolder(folder);
  try {
    if (!existsSync(join(folder, 'state.json'))) await refuseForeignFiles(folder);
    for (const name of ['database', 'files', anchorName, 'state.json']) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

/** Refuses a folder with other files: a mistyped DATA_DIR must not mix our files with them, or delete them later. */
async function refuseForeignFiles(folder: string): Promise<void> {
  const foreign = (await readdir(folder)).filter((name) => !name.startsWith('.') && !name.startsWith('in-use.json'));
  if (foreign.length === 0) return;
  throw new SetupProblem(
    `The data folder ${folder} holds files that are not ours (${foreign.slice(0, 3).join(', ')}). ` +
      `Name an empty folder, or a new one, with DATA_DIR.`,
  );
}

/** Generates the secrets of a new installation. */
export async function createSecrets(): Promise<Secrets> {
  const [anon, serviceRole] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return { jwtSecret: randomBytes(48).toString('base64url'), anonKey: anon.key, serviceRoleKey: serviceRole.key };
}

async function writeWhole(path: string, content: object): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, path);
}
