import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Alias, type Plugin, type Rolldown } from 'vite';
import type * as pages from './src/renderPage';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const serverFolder = pathOf('../node_modules/.cache/pension-trace/prerender');

/** Writes the public pages as HTML after a build, so that a visitor reads them before any script has come. */
export function prerender(alias: Alias[]): Plugin {
  return {
    name: 'pension-trace:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { publicPages, renderPage } = await loadPages(alias);
      const shared = await readFile(join(dir, 'index.html'), 'utf8');
      const write = async (path: string, html: string, parts: string[]) => {
        await mkdir(join(dir, path), { recursive: true });
        await writeFile(join(dir, path, 'index.html'), html.replace('</head>', `${linksTo(parts, bundle)}</head>`));
      };
      for (const { path, screen } of publicPages) {
        const markup = await renderPage(path);
        const html = shared.replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${markup}</div>`);
        await write(path, html, ['/src/site.tsx', `/${screen}.tsx`]);
      }
      await write('', shared, ['/src/site.tsx']);
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

/** Links that fetch the scripts of these parts at once: the page names none of them, because it imports them later. */
function linksTo(parts: string[], bundle: Rolldown.OutputBundle): string {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    file.imports.forEach(add);
  };
  for (const part of parts) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(part)),
    );
    if (!chunk) throw new Error(`The build has no ${part}.`);
    add(chunk.fileName);
  }
  return [...names].map((name) => `  <link rel="modulepreload" crossorigin href="/${name}">\n  `).join('');
}
