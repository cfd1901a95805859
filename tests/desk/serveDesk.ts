import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the built Storybook from a sub-path. Returns a function that stops the server. */
export default async function serveDesk(): Promise<() => Promise<void>> {
  if (!existsSync(`${root}storybook-static/index.json`)) throw new Error('Run `npm run build-storybook` first.');
  const server = await preview({
    configFile: false,
    root,
    base: '/design/desk/',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  process.env.DESK_URL = server.resolvedUrls?.local[0];
  return () => server.close();
}
