import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeBlocks } from './codeBlocks';
import { root } from './program';

it('prints the Vite plugin with which the end-to-end tests build the example app', () => {
  const page = readFileSync(join(root, 'docs', 'recipes', 'prerender.md'), 'utf8');
  const printed = codeBlocks(page).find(({ above }) => above === '`prerenderPages.ts`:');
  const plugin = readFileSync(join(root, 'example-app', 'prerenderPages.ts'), 'utf8');
  expect(printed?.code).toBe(plugin.trimEnd());
});
