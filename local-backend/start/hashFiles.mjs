import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

/** Hashes the content of files and folders of the repository. Skips missing ones. */
export async function hashFiles(paths, { leaveOut = [], more = '' } = {}) {
  const hash = createHash('sha256').update(more);
  for (const path of paths) {
    for (const file of await filesIn(join(root, path), leaveOut)) {
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

async function filesIn(path, leaveOut) {
  if (leaveOut.includes(relative(root, path).replaceAll('\\', '/'))) return [];
  const found = await stat(path).catch(absent);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesIn(join(path, name), leaveOut)))).flat();
}

function absent(error) {
  if (error.code !== 'ENOENT') throw error;
}
