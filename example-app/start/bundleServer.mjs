import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashFiles } from './hashFiles.mjs';
import { root } from './steps.mjs';

const folder = join(root, 'node_modules', '.cache', 'pension-trace', 'server');

/** The server as plain JavaScript: Node 20 does not read TypeScript. Made again only when its sources have changed. */
export async function bundleServer() {
  const hash = await hashFiles([
    'example-app/local-backend',
    'example-app/src/configuration.ts',
    'supabase/functions',
    'package-lock.json',
  ]);
  const file = join(folder, `${hash}.mjs`);
  if (!existsSync(file)) {
    const { build } = await import('vite');
    if (existsSync(folder)) for (const name of await readdir(folder)) await rm(join(folder, name));
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: join(root, 'example-app', 'local-backend', 'site', 'createSite.ts'),
        outDir: folder,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rollupOptions: { output: { entryFileNames: `${hash}.mjs` } },
      },
    });
  }
  return import(pathToFileURL(file).href);
}
