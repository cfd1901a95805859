import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runnerImport } from 'vite';

// `npm run tokens`: writes the style sheets, the tables of docs/theming.md and tokens/exports from the JSON beside this
// file. A test fails when they differ.
const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(join(import.meta.dirname, 'generate.ts'), { logLevel: 'error' });
const files = await module.generate(readFileSync(join(root, 'docs/theming.md'), 'utf8'));
rmSync(join(import.meta.dirname, 'exports'), { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
