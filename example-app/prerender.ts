import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Alias, type Plugin, type Rolldown } from 'vite';
import type * as pages from './src/renderPage';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const serverFolder = pathOf('../node_modules/.cache/pension-trace/prerender');

/** Writes the pages as HTML after a build, so that they are read before any script has come. */
export function prerender(alias: Alias[]): Plugin {
  return {
    name: 'pension-trace:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { publicPages, customerPages, renderPage } = await loadPages(alias);
      const written = await readFile(join(dir, 'index.html'), 'utf8');
      // With the first paint, so that no line breaks elsewhere once the font has come.
      const font = Object.keys(bundle).find((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name));
      if (font === undefined) throw new Error('The build has no font.');
      const fontLink = `  <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n  `;
      const shared = written.replace('</head>', `${fontLink}</head>`);
      // What needs the customer's data asks for its code and for the backend's at once, after what the first paint needs.
      const links = linksTo(['/src/site.tsx', '/src/openBackend.ts'], bundle);
      const linked = shared.replace('</head>', `${links}</head>`);
      const write = async (html: string, path: string, name: string, attributes = '') => {
        const markup = await renderPage(path);
        await mkdir(join(dir, name, '..'), { recursive: true });
        const root = `<div id="root"${attributes}>${markup}</div>`;
        await writeFile(
          join(dir, name),
          html.replace(/<div id="root">.*?<\/div>/s, () => root),
        );
      };
      for (const path of publicPages) await write(shared, path, `${path}/index.html`);
      for (const path of customerPages) {
        const name = path.endsWith('/:id') ? path.replace(':id', 'any.html') : `${path}/index.html`;
        await write(linked, path, name, ' inert');
      }
      await write(linked, '/portal/any', '/portal/any.html', ' inert');
      await writeFile(join(dir, 'index.html'), linked);
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

/** Links that fetch modules, and all that they import, ahead of their import. */
function linksTo(modules: readonly string[], bundle: Rolldown.OutputBundle): string {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    if (modules.some((module) => file.facadeModuleId?.endsWith(module))) add(file.fileName);
  }
  return [...names]
    .map((name) => `  <link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">\n  `)
    .join('');
}
