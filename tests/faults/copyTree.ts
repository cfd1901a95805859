import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Below the checkout, so that it finds the installed packages. */
export const tree = join(root, '.cache/faults');

/**
 * Copies the checkout to the folder where faults are put in, uncommitted files included. What Vite prepared for an
 * earlier copy stays.
 */
export function copyTree(): void {
  mkdirSync(tree, { recursive: true });
  for (const name of readdirSync(tree)) {
    if (name !== 'node_modules') rmSync(join(tree, name), { recursive: true });
  }
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A deleted file is listed until the deletion is staged.
  const files = new Set(listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file))));
  for (const file of files) cpSync(join(root, file), join(tree, file));
}
