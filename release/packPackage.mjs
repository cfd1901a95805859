import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const ofDevelopment = ['scripts', 'wireit', 'devDependencies', 'overrides'];

/**
 * Packs the built package for npm: its package.json has only what a host needs.
 *
 * @param {string} folder Where to write the tarball.
 * @returns {string} Its path.
 */
export function packPackage(folder) {
  const work = mkdtempSync(join(tmpdir(), 'pension-trace-pack-'));
  try {
    execFileSync('tar', ['-xzf', pack(root, work), '-C', work]);
    const manifest = join(work, 'package', 'package.json');
    writeFileSync(manifest, `${JSON.stringify(publishedManifest(readFileSync(manifest, 'utf8')), null, 2)}\n`);
    return pack(join(work, 'package'), resolve(folder));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function publishedManifest(text) {
  return Object.fromEntries(Object.entries(JSON.parse(text)).filter(([name]) => !ofDevelopment.includes(name)));
}

function pack(source, destination) {
  const output = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', destination], {
    cwd: source,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const result = JSON.parse(output);
  const [{ filename }] = Array.isArray(result) ? result : Object.values(result);
  return join(destination, filename);
}
