import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from './runCommand.mjs';

/** Installs the packages of package-lock.json, unless node_modules holds exactly those already. */
export async function installPackages() {
  const difference = findDifference();
  if (difference === undefined) return;
  console.log(`Installing packages: ${difference}.`);
  const { succeeded, reason } = await runCommand('npm', ['ci', '--no-audit', '--no-fund']);
  if (!succeeded) throw new Error(`npm ci ${reason}. Check that the npm registry can be reached, then try again.`);
}

function findDifference() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!existsSync(installedLock)) return 'there are none yet';
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf(installedLock);
  for (const [path, { version, optional }] of wanted) {
    const present = installed.get(path);
    // An optional package is left out where it does not fit the machine.
    if (present === undefined && optional) continue;
    if (present?.version !== version) return `${path} should be ${version} and is ${present?.version ?? 'missing'}`;
  }
  const extra = [...installed.keys()].find((path) => !wanted.has(path));
  return extra === undefined ? undefined : `${extra} is not wanted any more`;
}

function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(packages).filter(([path]) => path !== ''));
}
