import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { packPackage } from './packPackage.mjs';

/* `npm run release:pack -- FOLDER` packs the built package and prints the tarball's path and SHA-256. */

const file = packPackage(process.argv[2] ?? '.');
console.log(`${file}\n${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
