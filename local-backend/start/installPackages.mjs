import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, runToEnd, print } from './steps.mjs';

/** Installs the packages of package-lock.json, unless node_modules already has them. */
export async function installPackages() {
  const reason = findReason();
  if (reason === undefined) return;
  print(`Installing packages (${reason}). This takes a minute or two, once.`);
  const parts = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const problem = 'The packages could not be installed. Check that the npm registry can be reached, then try again.';
  // Under `npm start`, use that npm; otherwise the one on the path.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await runToEnd(process.execPath, [npm, ...parts], { problem });
  else await runToEnd(process.platform === 'win32' ? 'npm.cmd' : 'npm', parts, { problem });
}

/** Compares versions, not times: a checkout changes the times of unchanged files. */
function findReason() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return 'there are none yet';
  const installed = packagesOf(installedLock);
  for (const [path, { version, optional }] of Object.entries(packagesOf(join(root, 'package-lock.json')))) {
    const present = installed[path];
    // The lock file also lists the repository's own folders, and optional packages for other machines.
    if (!path.startsWith('node_modules/') || (present === undefined && optional)) continue;
    if (present?.version !== version) return `${path.replace('node_modules/', '')} should be ${version}`;
  }
  return undefined;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
