import { join } from 'node:path';
import process from 'node:process';
import { bundleServer } from './start/bundleServer.mjs';
import { installPackages } from './start/installPackages.mjs';
import { root, StartProblem } from './start/steps.mjs';

const usage = `
npm run db:verify                          verify the signed authorisations in the product's data folder
npm run db:verify -- PATH                  a copy of a data folder, PGlite's one file (.tar), a plain dump of pg_dump
npm run db:verify -- --known NUMBER:HASH   and that the chain still holds the end that was written down before
npm run db:verify -- --anchor FILE         and every end that the product noted in evidence-anchor.txt, in its data folder;
                                           keep a copy of that file on another machine
npm run db:verify -- --anchor FOLDER       and every end that the server function anchor stored, in a copy of its store

From the environment:
  DATA_DIR      the data folder (.data)
  DATABASE_URL  a PostgreSQL server, a Supabase project's too
  SITE_URL      where the product answers while it runs and has the data folder open (http://localhost:5173)
  PORT          the same, on this machine
`;

try {
  const { path, known, anchor } = readArguments(process.argv.slice(2));
  await installPackages();
  const { verifyEvidence } = await bundleServer('evidence/verifyEvidence');
  const { isWhole, lines } = await verifyEvidence({
    path: path ?? process.env.DATA_DIR ?? join(root, '.data'),
    databaseUrl: path === undefined ? process.env.DATABASE_URL || undefined : undefined,
    siteUrl: process.env.SITE_URL || `http://localhost:${process.env.PORT || 5173}`,
    supabaseDir: join(root, 'supabase'),
    known,
    anchor,
  });
  console.log(lines.join('\n'));
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  const isForPeople = error instanceof Error && ['SetupProblem', 'FolderInUse', 'StartProblem'].includes(error.name);
  console.error(`\n${isForPeople ? error.message : error.stack}\n`);
  process.exitCode = 2;
}

function readArguments(parts) {
  const wanted = {};
  while (parts.length > 0) {
    const part = parts.shift();
    if (part === '--known') {
      const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(parts.shift() ?? '') ?? [];
      if (hash === undefined) throw new StartProblem(`--known wants a number and a hash, 12:a1b2…\n${usage}`);
      wanted.known = { number: Number(number), hash };
    } else if (part === '--anchor') {
      wanted.anchor = parts.shift();
      if (wanted.anchor === undefined) throw new StartProblem(`--anchor wants a file or a folder\n${usage}`);
    } else if (part.startsWith('-') || wanted.path !== undefined) {
      throw new StartProblem(part === '--help' ? usage : `There is no option ${part}.\n${usage}`);
    } else {
      wanted.path = part;
    }
  }
  return wanted;
}
