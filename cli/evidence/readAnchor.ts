import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { KnownHash } from './EvidenceReport';
import { VerifyProblem } from './VerifyProblem';

/** The ends of the chain that are stored outside of the database. */
export interface Anchor {
  known: KnownHash[];
  /**
   * The answers of the time-stamping service, each with the hash that it must stamp, for each object of the function
   * anchor. Undefined where one is missing.
   */
  stamps: { name: string; hash: string; content: Uint8Array<ArrayBuffer> | undefined }[];
}

/** An object that the server function `anchor` stores. */
const storedEnd = z.object({
  number: z.number(),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/**
 * Reads an anchor: the file that the embedded host writes, a copy of the folder in which `functions/anchor` stores its
 * objects, or one of those objects.
 */
export async function readAnchor(path: string): Promise<Anchor> {
  const names = await undefinedIfMissing(readdir(path));
  if (names) {
    const ends = names.filter((name) => name.endsWith('.json')).toSorted();
    if (ends.length === 0)
      throw new VerifyProblem(`The folder ${path} holds no object of the function anchor (.json).`);
    return joined(await Promise.all(ends.map((name) => readStoredEnd(join(path, name)))));
  }
  if (path.endsWith('.json')) return readStoredEnd(path);
  const text = await undefinedIfMissing(readFile(path, 'utf8'));
  if (text === undefined) throw new VerifyProblem(`There is no anchor at ${path}.`);
  return {
    known: text
      .split('\n')
      .filter(Boolean)
      .map((line, index) => readLine(line, `Line ${index + 1} of ${path}`)),
    stamps: [],
  };
}

function readLine(line: string, where: string): KnownHash {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(line) ?? [];
  if (hash === undefined) throw new VerifyProblem(`${where} is not NUMBER:HASH.`);
  return { number: Number(number), hash, isFromAnchor: true };
}

function joined(anchors: readonly Anchor[]): Anchor {
  return { known: anchors.flatMap(({ known }) => known), stamps: anchors.flatMap(({ stamps }) => stamps) };
}

/** The answer of the time-stamping service has the same name with the ending .tsr. */
async function readStoredEnd(path: string): Promise<Anchor> {
  const { number, hash } = await parseStoredEnd(path);
  const stampPath = path.replace(/\.json$/, '.tsr');
  const content = await undefinedIfMissing(readFile(stampPath));
  return {
    known: [{ number, hash, isFromAnchor: true }],
    stamps: [{ name: basename(stampPath), hash, content: content && new Uint8Array(content) }],
  };
}

async function parseStoredEnd(path: string): Promise<z.infer<typeof storedEnd>> {
  try {
    return z.parse(storedEnd, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new VerifyProblem(`${path} is no object of the function anchor.`, { cause: error });
  }
}

/** Undefined when there is nothing at the path, or a file where a folder was read. */
async function undefinedIfMissing<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTDIR' || error.code === 'ENOENT')) {
      return undefined;
    }
    throw error;
  }
}
