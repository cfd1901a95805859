import { join } from 'node:path';
import { runnerImport } from 'vite';

// `npm run docs:build`: writes the documentation site to docs-dist. Open docs-dist/index.html; it needs no server.
const { module } = await runnerImport(join(import.meta.dirname, 'buildSite.ts'), { logLevel: 'error' });
const target = join(import.meta.dirname, '..', '..', 'docs-dist');
const { pages } = await module.buildSite(target);
console.log(`${pages.length} pages in docs-dist. Open docs-dist/index.html.`);
