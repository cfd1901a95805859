import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

/*
 * Runs a command of changesets in the current folder: `npm run change` writes a changeset, and `npm run release:version`
 * sets the next version of both packages from all of them.
 *
 * changesets finds only packages that `workspaces` lists. npm would link a root that lists itself into its own
 * node_modules, so the root is listed while changesets runs.
 */

const { resolve } = createRequire(import.meta.url);
const changesets = join(dirname(resolve('@changesets/cli/package.json')), 'bin.js');

// Ctrl+C ends changesets. This process goes on, to take the root out again.
process.on('SIGINT', () => undefined);
editWorkspaces((names) => ['.', ...names]);
try {
  execFileSync(process.execPath, [changesets, ...process.argv.slice(2)], { stdio: 'inherit' });
} finally {
  editWorkspaces((names) => names.filter((name) => name !== '.'));
}

function editWorkspaces(edit) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  manifest.workspaces = edit(manifest.workspaces);
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
