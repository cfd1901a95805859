import { open, readFile } from 'node:fs/promises';
import type { Database } from './Database';
import { oneAtATime } from './oneAtATime';

/** The channel that `private.anchor` of the migrations notifies in the transaction of the signing. */
const channel = 'authorisation_sealed';

interface KeepAnchorOptions {
  database: Database;
  /** The file beside the database, with a line NUMBER:HASH for each signing. */
  path: string;
  onInternalError(error: unknown): void;
}

/** Appends the end of the chain to a file at each signing. Returns a function that waits for the last write. */
export async function keepAnchor({ database, path, onInternalError }: KeepAnchorOptions): Promise<() => Promise<void>> {
  const [found] = await database.query(`select to_regclass('public.authorisations') is not null as exists`);
  if (found?.exists !== true) return async () => {};
  const inOrder = oneAtATime();
  await database.listen(channel, (line) => {
    inOrder(() => append(path, line)).catch(onInternalError);
  });
  // A signing just before a crash may lack its line.
  const rows = await database.query(
    `select number || ':' || hash as line from public.authorisations order by number desc limit 1`,
  );
  const end = rows[0]?.line;
  if (typeof end === 'string' && !(await readLines(path)).includes(end)) await inOrder(() => append(path, end));
  return () => inOrder(async () => {});
}

async function append(path: string, line: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(`${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readLines(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
