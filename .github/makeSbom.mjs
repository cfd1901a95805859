import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import process from 'node:process';

/*
 * `node .github/makeSbom.mjs FOLDER` prints the SBOM of the package in a folder (. or cli): its installed dependencies,
 * from package-lock.json. `npm sbom --omit dev` also lists those of the other package, so it runs on a copy of the lock
 * file that has only what this package needs.
 */
const [folder = '.'] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { name, version, dependencies } = read(join(folder, 'package.json'));
const lock = read('package-lock.json');

const installed = new Map();
const open = [['', dependencies]];
for (const [from, needed] of open) {
  for (const one of Object.keys(needed)) {
    const place = placeOf(from, one);
    if (place === undefined || installed.has(place)) continue;
    installed.set(place, { ...lock.packages[place], dev: false });
    const { dependencies: own, optionalDependencies: optional } = lock.packages[place];
    open.push([place, { ...own, ...optional }]);
  }
}

const copy = mkdtempSync(join(tmpdir(), 'pension-trace-sbom-'));
const write = (file, content) => writeFileSync(join(copy, file), JSON.stringify(content));
const manifest = { name, version, dependencies };
write('package.json', manifest);
write('package-lock.json', { ...lock, name, version, packages: { '': manifest, ...Object.fromEntries(installed) } });
const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'peer', '--legacy-peer-deps'];
try {
  execFileSync('npm', ['sbom', ...flags], { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
} finally {
  rmSync(copy, { recursive: true });
}

/** The place of a dependency as Node finds it: in the package's own folder, then in each folder above it. */
function placeOf(from, needed) {
  const place = posix.join(from, 'node_modules', needed);
  if (place in lock.packages) return place;
  return from === '' ? undefined : placeOf(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), needed);
}
