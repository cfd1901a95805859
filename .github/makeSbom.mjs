import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Prints the SBOM of the package: its installed dependencies, from package-lock.json. `npm sbom --omit dev` also omits
 * dependencies that our tools share, such as @babel/runtime, so it runs on a copy of the lock file without the tools.
 */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const {
  devDependencies: _tools,
  peerDependencies: _peers,
  peerDependenciesMeta: _meta,
  ...rest
} = read('package.json');
const lock = read('package-lock.json');
const isInstalled = ([path, { dev, devOptional, peer }]) => path !== '' && !dev && !devOptional && !peer;
const packages = Object.entries(lock.packages).filter(isInstalled);

const folder = mkdtempSync(join(tmpdir(), 'pension-trace-sbom-'));
const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
write('package.json', rest);
write('package-lock.json', { ...lock, packages: { '': rest, ...Object.fromEntries(packages) } });
const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'peer', '--legacy-peer-deps'];
try {
  execFileSync('npm', ['sbom', ...flags], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
} finally {
  rmSync(folder, { recursive: true });
}
