import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules whose code is the first TSX block of a document. */
const documents = new Map([
  [join(import.meta.dirname, 'readmeQuickStart.tsx'), 'README.md'],
  [join(import.meta.dirname, 'ownLogInRecipe.tsx'), 'docs/recipes/own-log-in.md'],
]);

/** Serves the code of a document, as printed, instead of the module that declares its exports. */
export function serveReadme(): Plugin {
  return {
    name: 'serve-readme',
    load(path) {
      const document = documents.get(path);
      if (document === undefined) return undefined;
      const [, code] = /```tsx\n([^]*?)\n```/.exec(readFileSync(document, 'utf8')) ?? [];
      if (code === undefined) throw new Error(`${document} has no block of TSX.`);
      return code;
    },
  };
}
