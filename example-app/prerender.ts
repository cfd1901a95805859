import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Alias, type Plugin } from 'vite';
import type * as pages from './src/renderPage';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const serverFolder = pathOf('../node_modules/.cache/pension-trace/prerender');

/** Writes the public pages as HTML after a build, so that a visitor reads them before any script has come. */
export function prerender(alias: Alias[]): Plugin {
  return {
    name: 'pension-trace:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const { publicPages, renderPage } = await loadPages(alias);
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      for (const path of publicPages) {
        const markup = await renderPage(path);
        const html = template.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${markup}</div>`);
        await mkdir(join(dir, path), { recursive: true });
        await writeFile(join(dir, path, 'index.html'), html);
      }
    },
  };
}

/** Builds the pages for Node, and loads them. */
async function loadPages(alias: Alias[]): Promise<typeof pages> {
  await build({
    configFile: false,
    root: pathOf('.'),
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias },
    build: { ssr: pathOf('src/renderPage.tsx'), outDir: serverFolder, emptyOutDir: true, minify: false },
  });
  return import(pathToFileURL(join(serverFolder, 'renderPage.js')).href) as Promise<typeof pages>;
}
