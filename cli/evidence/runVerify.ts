import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printable } from '../printable.mjs';
import { readParts } from '../readParts.mjs';
import { checkNewPictures } from './checkNewPictures';
import { openPostgres } from './openPostgres';
import type { Manifest } from './checkDefinitions';
import {
  describeDefinitions,
  readAndClose,
  readDumpAt,
  verifyEvidence,
  type Outcome,
  type ReadEvidence,
} from './verifyEvidence';
import { VerifyProblem } from './VerifyProblem';

/** The options of the verification, a line each. */
const verifyOptions = `  --known NUMBER:HASH    also checks that the chain still contains this earlier end; pictures of records up to that number
                         are not decoded again
  --anchor PATH          also checks every end that is stored elsewhere: a copy of the store of the function anchor, or
                         the file evidence-anchor.txt of the embedded product
  --certificate FILE     also verifies the time stamps in the anchor, with the certificate of the time-stamping service
                         or of its issuing authority (PEM)
  --pictures HOURS       only decodes the pictures of records that were signed in the last HOURS hours, for a job that runs
                         each hour; verifies nothing else
  --owner ROLE           a role that may own and change everything, beside superusers; default postgres. May be repeated
  --manifest FILE        the firm's own manifest: what its migrations add to the package's, change and leave out
  --write-manifest FILE  writes it from a new database with the firm's migrations, and verifies nothing`;

const usage = `Usage: DATABASE_URL=postgres://… npx @pension-trace/cli verify [options]
       npx @pension-trace/cli verify DUMP [options]

Verifies every signed record in a PostgreSQL database, which it opens as the owner, or in a plain dump of pg_dump.
Changes nothing. Exit codes: 0 everything is intact, 1 something is not, 2 the verification failed to run, 3 everything is
intact and the database has something that is neither in this version's migrations nor in your manifest: read what it is.

Options:
${verifyOptions}`;

export interface RunVerifyOptions {
  parts: string[];
  env: Record<string, string | undefined>;
  usage?: string;
  /** Returns the source: the path, or else the database. */
  sourceOf?: (path: string | undefined, databaseUrl: string | undefined) => ReadEvidence;
  /** The manifest of the place where the database runs. Default: a Supabase project has none. */
  ofTheHost?: Manifest;
  log?(text: string): void;
}

const codes: Readonly<Record<Outcome, number>> = { intact: 0, broken: 1, unknown: 3 };

/** The command `verify`: returns the exit code. */
export async function runVerify(options: RunVerifyOptions): Promise<number> {
  const { parts, env, sourceOf = readSource, ofTheHost, log = console.log } = options;
  const { values, positionals } = readOptions(parts);
  const [path, ...others] = positionals;
  if (values.help) {
    log(options.usage ?? usage);
    return 0;
  }
  if (others.length > 0) throw new VerifyProblem(`Name only one source: ${positionals.join(', ')}.`);
  const { pictures } = values;
  if (pictures !== undefined) {
    const { outcome, lines } = await checkPicturesAt(env.DATABASE_URL || undefined, path, pictures);
    log(printable(lines.join('\n')));
    return codes[outcome];
  }
  const read = sourceOf(path, env.DATABASE_URL || undefined);
  const written = values['write-manifest'];
  if (written !== undefined) {
    await writeFile(written, `${JSON.stringify(await describeDefinitions(read, values.owner), null, 2)}\n`);
    log(`Wrote ${resolve(written)}.`);
    return 0;
  }
  const { anchor, certificate, manifest, owner: owners } = values;
  const { outcome, lines } = await verifyEvidence({
    read,
    known: readKnown(values.known),
    anchor,
    certificate,
    manifest,
    owners,
    ofTheHost,
  });
  log(printable(lines.join('\n')));
  return codes[outcome];
}

async function checkPicturesAt(databaseUrl: string | undefined, path: string | undefined, hours: string) {
  if (!/^[1-9]\d{0,4}$/.test(hours)) throw new VerifyProblem('--pictures wants a number of hours, such as 2.');
  if (databaseUrl === undefined || path !== undefined) {
    throw new VerifyProblem('--pictures reads a PostgreSQL server: name it with DATABASE_URL, and nothing else.');
  }
  const database = await openPostgres(databaseUrl);
  try {
    return await checkNewPictures(database, Number(hours));
  } finally {
    await database.close();
  }
}

function readSource(path: string | undefined, databaseUrl: string | undefined): ReadEvidence {
  if (path !== undefined) return (known) => readDumpAt(path, known);
  if (databaseUrl !== undefined)
    return async (known, owners) => readAndClose(await openPostgres(databaseUrl), known, owners);
  throw new VerifyProblem(`Name the database with DATABASE_URL, or a dump.\n\n${usage}`);
}

function readOptions(parts: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    known: text,
    anchor: text,
    certificate: text,
    manifest: text,
    pictures: text,
    owner: { type: 'string', multiple: true },
    'write-manifest': text,
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return readParts({ parts, allowPositionals: true, options });
  } catch (error) {
    throw new VerifyProblem(`${error instanceof Error ? error.message : String(error)}\n\nOptions:\n${verifyOptions}`, {
      cause: error,
    });
  }
}

function readKnown(text: string | undefined): { number: number; hash: string } | undefined {
  if (text === undefined) return undefined;
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (hash === undefined) throw new VerifyProblem('--known wants a number and a hash, 12:a1b2…');
  return { number: Number(number), hash };
}
