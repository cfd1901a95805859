import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashFiles } from './hashFiles.mjs';
import { root } from './steps.mjs';

const folder = join(root, 'node_modules', '.cache', 'pension-trace', 'server');

/**
 * Bundles a file of the server as JavaScript, because Node 20 does not run TypeScript. Rebuilds it only when its
 * sources have changed.
 *
 * @param {string} entry A file in `local-backend`, without its extension.
 */
export async function bundleServer(entry) {
  const hash = await hashFiles([
    'local-backend',
    'cli/evidence',
    'example-app/src/configuration.ts',
    'supabase/functions',
    'supabase/templates',
    'package-lock.json',
  ]);
  const name = entry.split('/').at(-1);
  const file = join(folder, `${name}-${hash}.mjs`);
  if (!existsSync(file)) {
    const { build } = await import('vite');
    for (const old of existsSync(folder) ? await readdir(folder) : []) {
      if (old.startsWith(`${name}-`)) await rm(join(folder, old));
    }
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: join(root, 'local-backend', `${entry}.ts`),
        outDir: folder,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rollupOptions: { output: { entryFileNames: `${name}-${hash}.mjs` } },
      },
    });
  }
  return import(pathToFileURL(file).href);
}
