import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const ofDevelopment = ['scripts', 'wireit', 'workspaces', 'devDependencies', 'overrides'];

/** What each package gets from elsewhere in the repository when it is packed. */
const packages = {
  react: { folder: root, added: [] },
  cli: { folder: join(root, 'cli'), added: ['LICENSE', 'supabase'] },
};

/**
 * Packs a built package for npm: its package.json has only what a host needs.
 *
 * @param {'react' | 'cli'} name
 * @param {string} destination Where to write the tarball.
 * @returns {string} Its path.
 */
export function packPackage(name, destination) {
  const { folder, added } = packages[name];
  const work = mkdtempSync(join(tmpdir(), 'pension-trace-pack-'));
  try {
    execFileSync('tar', ['-xzf', pack(folder, work), '-C', work]);
    const unpacked = join(work, 'package');
    for (const one of added) cpSync(join(root, one), join(unpacked, one), { recursive: true });
    const manifest = join(unpacked, 'package.json');
    writeFileSync(manifest, `${JSON.stringify(publishedManifest(readFileSync(manifest, 'utf8')), null, 2)}\n`);
    mkdirSync(destination, { recursive: true });
    return pack(unpacked, resolve(destination));
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
