import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { packPackage } from './packPackage.mjs';

/*
 * `npm run release:pack -- FOLDER` packs both packages, and prints the path and the SHA-256 of each tarball. Builds them
 * first when they are not built.
 */

const root = join(import.meta.dirname, '..');
const isBuilt = ['dist/index.js', 'cli/dist/verify.js'].every((file) => existsSync(join(root, file)));
if (!isBuilt) execSync('npm run build', { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

for (const name of ['react', 'cli']) {
  const file = packPackage(name, process.argv[2] ?? '.');
  console.log(`${file}\n${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
}
