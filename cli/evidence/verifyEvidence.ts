import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { checkDefinitions, createManifest, manifest, type Manifest } from './checkDefinitions';
import { checkEvidence } from './checkEvidence';
import { checkTimeStamps } from './checkTimeStamps';
import type { EvidenceDatabase } from './EvidenceDatabase';
import { describeEvidence, type KnownHash } from './EvidenceReport';
import { readAnchor } from './readAnchor';
import { readDatabase, type DatabaseEvidence } from './readDatabase';
import { readDumpFile } from './readDumpFile';
import { VerifyProblem } from './VerifyProblem';

/** The evidence of a source. A dump of rows has no definitions. */
export type FoundEvidence = Pick<DatabaseEvidence, 'report'> & Partial<DatabaseEvidence>;

/**
 * Reads the evidence, and verifies it against hashes that were noted elsewhere. `owners` are the roles that may own and
 * change everything, beside superusers.
 */
export type ReadEvidence = (known: readonly KnownHash[], owners: readonly string[]) => Promise<FoundEvidence>;

/** The role that owns a Supabase project. */
export const defaultOwners = ['postgres'];

export interface VerifyEvidenceOptions {
  read: ReadEvidence;
  /** An earlier end of the chain, as noted. */
  known?: Pick<KnownHash, 'number' | 'hash'> | undefined;
  /** The file that the embedded host writes at each signing, or the objects of `functions/anchor`: a folder or one object. */
  anchor?: string | undefined;
  /** A PEM file with the certificate of the time-stamping service, or of the authority that issued it. */
  certificate?: string | undefined;
  /** The roles that own the database. Default: `postgres`. */
  owners?: readonly string[] | undefined;
  /** A file with the firm's own manifest: what it has added to the package's migrations, changed and left out. */
  manifest?: string | undefined;
  /** The same of the place where the database runs. */
  ofTheHost?: Manifest | undefined;
}

/** `unknown`: what was signed is intact, and the database has something that is in no manifest. */
export type Outcome = 'intact' | 'broken' | 'unknown';

export interface VerifiedEvidence {
  outcome: Outcome;
  /** The result as text. */
  lines: string[];
}

/**
 * Verifies the whole chain of signed authorisations, wherever it is stored. Changes nothing.
 *
 * @throws VerifyProblem when there is nothing to verify. The message says what to do.
 */
export async function verifyEvidence(options: VerifyEvidenceOptions): Promise<VerifiedEvidence> {
  const known = options.known ? [{ ...options.known, isFromAnchor: false }] : [];
  const anchor = options.anchor === undefined ? { known: [], stamps: [] } : await readAnchor(options.anchor);
  const own = { ...options.ofTheHost, ...(options.manifest === undefined ? {} : await readManifest(options.manifest)) };
  const { report, definitions } = await options.read([...known, ...anchor.known], options.owners ?? defaultOwners);
  const { broken, unknown } = definitions ? checkDefinitions(definitions, own) : { broken: [], unknown: [] };
  const problems = [
    ...report.problems,
    ...broken.map((problem) => ({ keptIn: 'database' as const, place: null, problem })),
  ];
  const stamps = await checkTimeStamps(anchor.stamps, options.certificate);
  const isWhole = problems.length === 0 && stamps.isWhole;
  const outcome = unknown.length === 0 ? 'intact' : 'unknown';
  return {
    outcome: isWhole ? outcome : 'broken',
    lines: [...describeEvidence({ ...report, problems }, unknown), ...stamps.lines],
  };
}

/** Returns the firm's own manifest, from a new database with the firm's migrations. */
export async function describeDefinitions(read: ReadEvidence, owners = defaultOwners): Promise<Manifest> {
  const { definitions } = await read([], owners);
  if (!definitions) throw new VerifyProblem('A manifest needs a database, not a dump.');
  return createManifest(definitions);
}

/** Verifies a database, and closes it. */
export async function readAndClose(
  database: EvidenceDatabase,
  known: readonly KnownHash[],
  owners: readonly string[] = defaultOwners,
): Promise<DatabaseEvidence> {
  try {
    return await readDatabase(database, known, owners);
  } finally {
    await database.close();
  }
}

/** Verifies a plain dump of `pg_dump`. */
export async function readDumpAt(path: string, known: readonly KnownHash[]): Promise<FoundEvidence> {
  return { report: await checkEvidence(readDumpFile(path, await readFile(path, 'utf8')), known) };
}

async function readManifest(path: string): Promise<Manifest> {
  try {
    return z.parse(manifest, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new VerifyProblem(`${path} is no manifest. Make one with --write-manifest.`, { cause: error });
  }
}
