import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildPages } from './buildPages.ts';

/**
 * Writes pages as HTML after a build, so that visitors can read them before any script loads. Each page preloads its own
 * code, after the style sheet: the browser does not wait for the first script to learn of the others. What `renderPage`
 * names in `preload` comes before it.
 *
 * @param entry The module that renders the pages, with the exports `paths` and `renderPage`.
 * @param font A part of the name of the font file that the first paint needs, so that no line wraps differently later.
 * @param shows The module that shows a page, where the first script imports it on demand. Every page preloads it.
 */
export function prerenderPages(entry: string, font?: string, shows?: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const folder = resolve(config.cacheDir, 'prerender-pages');
      const evaluated = new Set<string>();
      const { paths, renderPage } = await buildPages(config, entry, folder, evaluated);
      const shared = (await readFile(join(dir, 'index.html'), 'utf8')).replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      );
      const pathsOf = (modules: readonly string[]) => modules.map((module) => resolve(config.root, module));
      const write = async (name: string, html: string, first: readonly string[], others: readonly string[]) => {
        const early = filesOf(bundle, pathsOf(first));
        const links = [
          ...early.map((file) => ({ file, priority: 'high' })),
          ...filesOf(bundle, [...pathsOf(shows === undefined ? [] : [shows]), ...others])
            .filter((file) => !early.includes(file))
            .map((file) => ({ file, priority: 'low' })),
        ]
          .filter(({ file }) => !html.includes(file))
          .map(
            ({ file, priority }) =>
              `<link rel="modulepreload" fetchpriority="${priority}" crossorigin href="/${file}">`,
          );
        const fontFile = font && Object.keys(bundle).find((file) => file.includes(font));
        if (fontFile) links.unshift(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontFile}">`);
        await mkdir(dirname(join(dir, name)), { recursive: true });
        await writeFile(join(dir, name), html.replace('</head>', `${links.join('')}</head>`));
      };
      for (const path of paths) {
        evaluated.clear();
        const { markup, title = '', preload = [] } = await renderPage(path);
        const html = shared
          .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${markup}</div>`)
          .replace(/<title>.*?<\/title>/, () => `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>`);
        const name = path.includes(':') ? path.replace(/:\w+$/, 'any.html') : `${path}/index.html`;
        await write(name, html, preload, [...evaluated]);
      }
      await write('index.html', shared, [], []);
      await rm(folder, { recursive: true });
    },
  };
}

/** The files that have the modules, with everything that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    file.imports.forEach(add);
  };
  for (const module of modules) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type === 'chunk' && file.moduleIds.includes(module)) add(name);
    }
  }
  return [...files];
}
