import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../local-backend/site/createSite';

let folder: string;
let server: Server;
let port: number;
let site: Site;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const distFolder = join(folder, 'dist');
  mkdirSync(join(distFolder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'Not for everyone');
  writeFileSync(join(distFolder, 'index.html'), '<html><head><title>Site</title></head><body></body></html>');
  mkdirSync(join(distFolder, 'portal', 'trace'), { recursive: true });
  writeFileSync(join(distFolder, 'portal', 'index.html'), '<head><title>Portal</title></head>');
  writeFileSync(join(distFolder, 'portal', 'trace', 'any.html'), '<head><title>Any trace</title></head>');
  writeFileSync(join(distFolder, 'tour.webm'), '0123456789');
  writeFileSync(join(distFolder, 'assets', 'app-1a2b3c.js'), 'console.log("app");'.repeat(50));
  server = createServer((incoming, outgoing) => site.handle(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address object, never a pipe name.
  port = (server.address() as AddressInfo).port;
  site = await createSite({
    distFolder,
    supabaseDir: fileURLToPath(new URL('../../supabase', import.meta.url)),
    dataDir: 'memory',
    cacheFolder: fileURLToPath(new URL('../../node_modules/.cache/pension-trace', import.meta.url)),
    siteUrl: `http://localhost:${port}`,
    isBehindProxy: false,
    isMailboxPublic: false,
    isFresh: false,
    frameSources: ['https://video.example'],
    report: () => {},
  });
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Unlike fetch, sends a path and a host unchanged. */
function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>(
    (resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, method, headers: { host: `localhost:${port}`, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end();
    },
  );
}

describe('the site', () => {
  it.each(['/', '/signup', '/portal/trace/1', '/index.html'])(
    'answers %s with the page and the public key in it',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      const content = /<meta name="pension-trace-config" content="([^"]*)" \/>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
        supabaseUrl: '',
        supabaseAnonKey: expect.stringMatching(/^sb_publishable_/),
      });
    },
  );

  it.each([
    ['/portal', 'Portal'],
    ['/portal/trace/1', 'Any trace'],
    ['/portal/trace/1/more', 'Site'],
    ['/portal/tasks', 'Site'],
  ])('answers %s with the page %s', async (path, title) => {
    expect((await get(path)).body).toContain(`<title>${title}</title>`);
  });

  it('allows only its own scripts and resources', async () => {
    const { headers } = await get('/');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `connect-src 'self' ws://localhost:${port} ws://127.0.0.1:${port}`,
        "img-src 'self' data: blob:",
        expect.stringMatching(/^style-src 'self'(?: 'sha256-[^' ]+')*$/),
        "media-src 'self'",
        'frame-src https://video.example',
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('lets browsers cache unchanging files, and compresses them', async () => {
    const { headers } = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBeLessThan(100);
    const plain = await get('/assets/app-1a2b3c.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toHaveLength(950);
  });

  it('answers 304 for an unchanged page', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect((await get('/', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('sends the part %s of a video', async (range, body, content) => {
    const answer = await get('/tour.webm', { range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers).toMatchObject({ 'content-type': 'video/webm', 'content-range': content });
  });

  it.each([undefined, 'bytes=', 'bytes=20-30', 'bytes=4-2', 'bytes=0-1,4-5'])(
    'sends the whole video for the range %s',
    async (range) => {
      const answer = await get('/tour.webm', range === undefined ? {} : { range });
      expect(answer).toMatchObject({ status: 200, body: '0123456789' });
    },
  );

  it('answers a missing file with 404, not with the page', async () => {
    expect((await get('/assets/gone-1a2b3c.js')).status).toBe(404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%'])(
    'serves nothing outside its folder for %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('Not for everyone');
    },
  );

  it('allows only GET and HEAD for a page', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('serves the backend', async () => {
    expect((await get('/rest/v1/guides')).status).toBe(401);
    const mailbox = await get('/mailbox');
    expect(mailbox.body).toContain('No mail has been sent yet.');
    expect(mailbox.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('refuses a foreign Host header', async () => {
    for (const host of ['rebound.example', 'localhost.rebound.example', '10.1.2.3']) {
      for (const path of ['/', '/mailbox', '/rest/v1/guides']) expect((await get(path, { host })).status).toBe(421);
    }
    for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`, 'localhost:8080']) {
      expect((await get('/mailbox', { host })).status, host).toBe(200);
    }
  });

  it('hides the mailbox from other origins and other machines', async () => {
    for (const origin of ['https://other.example', `http://localhost:${port + 1}`, 'null']) {
      expect((await get('/mailbox', { origin })).status, origin).toBe(403);
    }
    expect((await get('/mailbox', { origin: `http://localhost:${port}` })).status).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect((await get('/mailbox', { [header]: '127.0.0.1' })).status, header).toBe(403);
    }
  });
});
