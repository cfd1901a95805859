import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { packPackage } from './packPackage.mjs';

/* `npm run release:pack -- FOLDER` packs both built packages, and prints the path and the SHA-256 of each tarball. */

for (const name of ['react', 'cli']) {
  const file = packPackage(name, process.argv[2] ?? '.');
  console.log(`${file}\n${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
}
