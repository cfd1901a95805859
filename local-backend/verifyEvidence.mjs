import { join } from 'node:path';
import process from 'node:process';
import { bundleServer } from './start/bundleServer.mjs';
import { installPackages } from './start/installPackages.mjs';
import { root } from './start/steps.mjs';

const usage = `
npm run db:verify                  verify the signed authorisations in the product's data folder
npm run db:verify -- PATH          a copy of a data folder, PGlite's one file (.tar), a plain dump of pg_dump
npm run db:verify -- --anchor FILE also check the ends in evidence-anchor.txt of the data folder; keep a copy of that
                                   file on another machine
The other options are those of npx @pension-trace/cli verify: --known, --anchor, --certificate, --manifest.

From the environment:
  DATA_DIR      the data folder (.data)
  DATABASE_URL  a PostgreSQL server, for example a Supabase project's
  SITE_URL      the address of the running product, if it has the data folder open (http://localhost:5173)
  PORT          its port, if it runs on this machine
`;

try {
  await installPackages();
  const { verifyData } = await bundleServer('verifyData');
  process.exitCode = await verifyData({
    parts: process.argv.slice(2),
    env: process.env,
    usage,
    dataDir: process.env.DATA_DIR ?? join(root, '.data'),
    siteUrl: process.env.SITE_URL || `http://localhost:${process.env.PORT || 5173}`,
  });
} catch (error) {
  const isForPeople = error instanceof Error && ['VerifyProblem', 'FolderInUse', 'StartProblem'].includes(error.name);
  console.error(`\n${isForPeople ? error.message : error.stack}\n`);
  process.exitCode = 2;
}
