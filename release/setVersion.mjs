import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

/*
 * `npm run release:version` sets the next version of both packages from the changesets, in the current folder.
 *
 * changesets finds only packages that `workspaces` lists. npm would link a root that lists itself into its own
 * node_modules, so the root is listed while changesets runs.
 */

const { resolve } = createRequire(import.meta.url);
const changesets = join(dirname(resolve('@changesets/cli/package.json')), 'bin.js');

editWorkspaces((names) => ['.', ...names]);
try {
  execFileSync(process.execPath, [changesets, 'version'], { stdio: 'inherit' });
} finally {
  editWorkspaces((names) => names.filter((name) => name !== '.'));
}

function editWorkspaces(edit) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  manifest.workspaces = edit(manifest.workspaces);
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
