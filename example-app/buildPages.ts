import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

/** The exports of the module that renders the pages. */
interface Pages {
  paths: readonly string[];
  /** `preload` names modules of the browser that load before those that rendered the page. */
  renderPage: (path: string) => Promise<{ markup: string; title?: string; preload?: readonly string[] }>;
}

/** Builds the pages for Node, and loads them. Each chunk adds its module to `evaluated` when it loads. */
export async function buildPages(
  { root, resolve: { alias } }: ResolvedConfig,
  ssr: string,
  outDir: string,
  evaluated: Set<string>,
) {
  const key = 'prerenderPagesEvaluated';
  Object.assign(globalThis, { [key]: evaluated });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      ssr,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        onLog(level, log, report) {
          // The directive has no effect outside of a framework with server components.
          const isUseClient = log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('"use client"');
          if (!isUseClient) report(level, log);
        },
        output: {
          entryFileNames: 'pages.js',
          banner: ({ facadeModuleId }) => `globalThis.${key}.add(${JSON.stringify(facadeModuleId)});`,
        },
      },
    },
  });
  return import(pathToFileURL(join(outDir, 'pages.js')).href) as Promise<Pages>;
}
