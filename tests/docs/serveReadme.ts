import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, 'readmeQuickStart.tsx');

/** Serves the first TSX block of README.md ('Put it on your site') instead of readmeQuickStart.tsx. */
export function serveReadme(): Plugin {
  return {
    name: 'serve-readme',
    load(path) {
      if (path !== file) return undefined;
      const [, code] = /```tsx\n([^]*?)\n```/.exec(readFileSync('README.md', 'utf8')) ?? [];
      if (code === undefined) throw new Error('README.md has no block of TSX.');
      return code;
    },
  };
}
