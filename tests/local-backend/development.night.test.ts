import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

let dataDir: string;
let server: ViteDevServer;
let port: number;
beforeAll(async () => {
  // Inside a folder that Vite can serve.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  dataDir = mkdtempSync(join(root, 'node_modules/.cache/development-'));
  vi.stubEnv('DATA_DIR', dataDir);
  server = await createServer({
    configFile: join(root, 'example-app/vite.config.ts'),
    logLevel: 'silent',
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number | undefined; allowed: unknown; body: string }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        body += text;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode, allowed: answer.headers['access-control-allow-origin'], body }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

it('serves nothing from the data folder', async () => {
  expect((await get('/')).body).toContain('pension-trace-config');
  for (const file of [
    'state.json',
    'database/PG_VERSION',
    'state.json?raw',
    'state.json?url',
    'state.json?import&raw',
  ]) {
    const { status, body } = await get(`/@fs${dataDir}/${file}`);
    expect(status, file).toBe(403);
    expect(body, file).not.toContain('jwtSecret');
  }
  expect((await get(`/@fs${root}package.json`)).status).toBe(403);
});

it('cannot be read by a page of another origin', async () => {
  const headers = { origin: 'http://localhost:1' };
  expect((await get('/', headers)).allowed).toBeUndefined();
  expect(await get('/mailbox', headers)).toMatchObject({ status: 403, allowed: undefined });
  expect((await get('/mailbox')).status).toBe(200);
  expect((await get('/mailbox', { host: 'rebound.example' })).status).toBe(403);
});
