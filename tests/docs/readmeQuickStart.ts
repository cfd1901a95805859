import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a test imports to get the ten lines of the README, as they stand. */
const id = 'readme-quick-start';
const file = join(import.meta.dirname, 'README.quickStart.tsx');

/** Serves the first block of TSX in README.md, 'Put it on your site', as a module. */
export function readmeQuickStart(): Plugin {
  return {
    name: id,
    resolveId(source, _importer, { scan = false }) {
      if (source !== id) return undefined;
      // The scan for dependencies reads files from the disk, and there is none.
      return scan ? { id, external: true } : file;
    },
    load(path) {
      if (path !== file) return undefined;
      const [, code] = /```tsx\n([^]*?)\n```/.exec(readFileSync('README.md', 'utf8')) ?? [];
      return code;
    },
  };
}
