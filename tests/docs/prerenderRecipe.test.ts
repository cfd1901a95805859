import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeBlocks } from './codeBlocks';
import { root } from './program';

it.each(['prerenderPages.ts', 'buildPages.ts'])(
  'prints %s, with which the end-to-end tests build the example app',
  (file) => {
    const page = readFileSync(join(root, 'docs', 'recipes', 'prerender.md'), 'utf8');
    const printed = codeBlocks(page).find(({ above }) => above === `\`${file}\`:`);
    expect(printed?.code).toBe(readFileSync(join(root, 'example-app', file), 'utf8').trimEnd());
  },
);
