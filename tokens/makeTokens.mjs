import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

// `npm run tokens`: writes the style sheets and the tables of docs/theming.md from the JSON beside this file. A test fails
// when they differ.
const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(join(import.meta.dirname, 'generate.ts'), { logLevel: 'error' });
const files = await module.generate(readFileSync(join(root, 'docs/theming.md'), 'utf8'));
for (const [file, text] of files) writeFileSync(join(root, file), text);
