import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Alias, type Plugin } from 'vite';
import type * as pages from './src/renderPage';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const serverFolder = pathOf('../node_modules/.cache/pension-trace/prerender');

/** Writes the pages as HTML after a build, so that visitors can read them before any script loads. */
export function prerender(alias: Alias[]): Plugin {
  return {
    name: 'pension-trace:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { publicPages, customerPages, renderPage, titleOf } = await loadPages(alias);
      const written = await readFile(join(dir, 'index.html'), 'utf8');
      // Preload the font for the first paint, so that lines do not wrap differently when it loads.
      const font = Object.keys(bundle).find((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name));
      if (font === undefined) throw new Error('The build has no font.');
      const fontLink = `  <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n  `;
      const shared = written.replace('</head>', `${fontLink}</head>`);
      const write = async (path: string, name: string, attributes = '') => {
        const markup = await renderPage(path);
        await mkdir(join(dir, name, '..'), { recursive: true });
        const root = `<div id="root"${attributes}>${markup}</div>`;
        const title = titleOf(path);
        if (title === undefined) throw new Error(`${path} has no title.`);
        const page = shared
          .replace(/<div id="root">.*?<\/div>/s, () => root)
          .replace(/<title>.*?<\/title>/, () => `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>`);
        await writeFile(join(dir, name), page);
      };
      for (const path of publicPages) await write(path, `${path}/index.html`);
      for (const path of customerPages) {
        const name = path.endsWith('/:id') ? path.replace(':id', 'any.html') : `${path}/index.html`;
        await write(path, name, ' inert');
      }
      await write('/portal/any', '/portal/any.html', ' inert');
      await writeFile(join(dir, 'index.html'), shared);
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
