import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { portalSignedAuthorisation } from '../../src/backend/contracts/signedRecord';
import { makeLetter } from '../../src/features/signed-authorisation/makeLetter';
import { signedAuthorisationMessages } from '../../src/features/signed-authorisation/messages';
import { printable } from '../printable.mjs';
import { readParts, UsageProblem } from '../readParts.mjs';
import { nodePictures } from './nodePictures';
import { openLetters, type Letters } from './openLetters';

const usage = `Usage: DATABASE_URL=postgres://… npx @pension-trace/cli letter REFERENCE… --by NAME [options]

Writes the signed letter of authority of each reference as a PDF, the same that its customer downloads, to send it to a
provider. A reference has the form XXXX-XXXX; the number of a record works too. The firm's log keeps who made it, when and
why. Never replaces a file. Exit codes: 0 all were written, 1 one was not.

Options:
  --by NAME      the person who acts, for the log
  --why REASON   the reason, for the log
  --out FOLDER   where to write. Default: the current folder
  -h, --help     shows this text`;

export interface RunLetterOptions {
  parts: string[];
  env: Record<string, string | undefined>;
  /** Opens the database. For tests. */
  open?(url: string): Promise<Letters>;
  log?(text: string): void;
}

/** The command `letter`: returns the exit code. */
export async function runLetter({ parts, env, open = openLetters, log = console.log }: RunLetterOptions) {
  const text = { type: 'string' } as const;
  const options = { by: text, why: text, out: text, help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = readParts({ parts, allowPositionals: true, options });
  if (values.help) {
    log(usage);
    return 0;
  }
  const { by = '', why, out = '.' } = values;
  const url = env.DATABASE_URL;
  if (!url) throw new UsageProblem('Name the database with DATABASE_URL.');
  if (positionals.length === 0) throw new UsageProblem('Name the reference of a letter.');
  if (by.trim() === '') throw new UsageProblem('Name the person who acts: --by NAME');
  const folder = resolve(out);
  await mkdir(folder, { recursive: true });
  const letters = await open(url);
  let code = 0;
  try {
    for (const wanted of positionals) {
      const outcome = await writeLetter(letters, { wanted, by, why, folder });
      if (outcome.problem !== undefined) code = 1;
      log(printable(`${wanted}: ${outcome.problem ?? outcome.path}`));
    }
  } finally {
    await letters.close();
  }
  return code;
}

interface WantedLetter {
  wanted: string;
  by: string;
  why: string | undefined;
  folder: string;
}

async function writeLetter(letters: Letters, { wanted, by, why, folder }: WantedLetter) {
  const reply = await letters.read({ by, why, letter: wanted });
  if ('problem' in reply) return { problem: reply.problem };
  const record = z.parse(portalSignedAuthorisation.output, reply.record);
  const pictures = nodePictures();
  const make = () =>
    makeLetter({
      record,
      texts: signedAuthorisationMessages,
      locale: 'en-GB',
      timeZone: 'Europe/London',
      isForInk: false,
      pictures,
    });
  let file = await make();
  if (await pictures.draw()) file = await make();
  const path = join(folder, file.name.replace(/\.pdf$/, ` ${record.reference ?? record.number}.pdf`));
  try {
    // Readable by its owner only: it has a National Insurance number.
    await writeFile(path, new Uint8Array(await file.arrayBuffer()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    return { problem: `${path} exists already. Remove it, or choose another folder with --out.` };
  }
  return { path };
}
