import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

// Part of `npm run build` and of Storybook: writes tokens/exports, the tokens as files for design tools. Other processes
// may read the files now, so files that are right are left alone.
const folder = join(import.meta.dirname, 'exports');
const { module } = await runnerImport(join(import.meta.dirname, 'generate.ts'), { logLevel: 'error' });
const files = module.generateExports();

for (const [file, text] of files) {
  const path = join(folder, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
for (const file of readdirSync(folder, { recursive: true })) {
  if (file.endsWith('.json') && !files.has(file.replaceAll('\\', '/'))) rmSync(join(folder, file));
}
