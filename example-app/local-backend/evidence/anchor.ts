import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database } from '../Database';
import { oneAtATime } from '../oneAtATime';
import { SetupProblem } from '../SetupProblem';
import type { KnownHash } from './EvidenceReport';
import { jsonNumber } from '../jsonValues';
import { parse } from '../parse';

/** The channel that `private.anchor` of the migrations notifies in the transaction of the signing. */
const channel = 'authorisation_sealed';

const endOf = v.array(v.object({ line: v.string() }));

interface KeepAnchorOptions {
  database: Database;
  /** The file beside the database: a line, NUMBER:HASH, for each signing. */
  path: string;
  onInternalError(error: unknown): void;
}

/** Appends the end of the chain to a file at each signing. Returns a function that waits for the last line. */
export async function keepAnchor({ database, path, onInternalError }: KeepAnchorOptions): Promise<() => Promise<void>> {
  const [found] = await database.query(`select to_regclass('public.authorisations') is not null as exists`);
  if (found?.exists !== true) return async () => {};
  const inOrder = oneAtATime();
  await database.listen(channel, (line) => {
    inOrder(() => append(path, line)).catch(onInternalError);
  });
  // A signing just before a crash may have left no line.
  const rows = await database.query(
    `select number || ':' || hash as line from public.authorisations order by number desc limit 1`,
  );
  const [end] = parse(endOf, rows);
  const lines = (await readLines(path)) ?? [];
  if (end && !lines.includes(end.line)) await inOrder(() => append(path, end.line));
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

/** An object that the server function `anchor` stores. */
const storedEnd = v.object({
  number: jsonNumber,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/**
 * The hashes in an anchor: the file that the host writes, a copy of the folder in which `functions/anchor` stores its
 * objects, or one of these.
 */
export async function readAnchor(path: string): Promise<KnownHash[]> {
  const names = await listFolder(path);
  if (names) {
    // The answers of the time-stamping service (.tsr) lie beside them.
    const ends = names.filter((name) => name.endsWith('.json'));
    if (ends.length === 0) throw new SetupProblem(`The folder ${path} holds no object of the function anchor (.json).`);
    return Promise.all(ends.map((name) => readStoredEnd(join(path, name))));
  }
  if (path.endsWith('.json')) return [await readStoredEnd(path)];
  const lines = await readLines(path);
  if (!lines) throw new SetupProblem(`There is no anchor at ${path}.`);
  return lines.map((line, index) => {
    const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(line) ?? [];
    if (hash === undefined) throw new SetupProblem(`Line ${index + 1} of ${path} is not NUMBER:HASH.`);
    return { number: Number(number), hash, isFromAnchor: true };
  });
}

async function readStoredEnd(path: string): Promise<KnownHash> {
  try {
    const { number, hash } = parse(storedEnd, JSON.parse(await readFile(path, 'utf8')));
    return { number, hash, isFromAnchor: true };
  } catch (error) {
    throw new SetupProblem(`${path} is no object of the function anchor.`, { cause: error });
  }
}

/** Undefined when it is not a folder. */
async function listFolder(path: string): Promise<string[] | undefined> {
  try {
    return await readdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTDIR' || error.code === 'ENOENT')) {
      return undefined;
    }
    throw error;
  }
}

async function readLines(path: string): Promise<string[] | undefined> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
