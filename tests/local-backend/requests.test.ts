import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { internalMessage } from '../../local-backend/databaseErrors';
import { largestBody } from '../../local-backend/nodeBridge';
import { nodeMiddleware } from '../../local-backend/nodeMiddleware';

let server: Server;
let url: string;
const errors: unknown[] = [];
beforeEach(async () => {
  errors.length = 0;
  const handle = nodeMiddleware({
    isBehindProxy: false,
    isMailboxPublic: false,
    origin: 'http://site.example',
    answer: async (asked) => {
      if (asked.url.endsWith('/fail')) throw new Error('broken inside');
      return Response.json({ url: asked.url, size: (await asked.arrayBuffer()).byteLength });
    },
    onInternalError: (error) => errors.push(error),
  });
  server = createServer((incoming, outgoing) => handle(incoming, outgoing, () => outgoing.writeHead(404).end('next')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address object, never a pipe name.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Unlike fetch, returns the content as sent. */
async function get(path: string, encoding: string) {
  const asked = request(`${url}${path}`, { headers: { 'accept-encoding': encoding } });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('There is no answer.');
  return { headers: answer.headers, content: await buffer(answer) };
}

describe('requests through Node', () => {
  it('have their body and the origin of the site', async () => {
    const answer = await fetch(`${url}/rest/v1/notes?id=eq.1`, { method: 'POST', body: 'x'.repeat(1000) });
    expect(await answer.json()).toEqual({ url: 'http://site.example/rest/v1/notes?id=eq.1', size: 1000 });
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
  ])('with Accept-Encoding %s get a compressed response', async (accepted, encoding, decompress) => {
    const path = `/rest/v1/${'long/'.repeat(500)}`;
    const { headers, content } = await get(path, accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(content.length).toBeLessThan(300);
    expect(JSON.parse(decompress(content).toString('utf8'))).toEqual({ url: `http://site.example${path}`, size: 0 });
  });

  it('get short answers and unsupported encodings uncompressed', async () => {
    expect((await get('/rest/v1/notes', 'br')).headers['content-encoding']).toBeUndefined();
    const plain = await get(`/rest/v1/${'long/'.repeat(500)}`, 'identity, gzip;q=0');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.content.length).toBeGreaterThan(2_500);
  });

  it('are passed to the next handler when they are not for the backend', async () => {
    for (const path of ['/', '/portal', '/rest/v10', '/mailboxes', '/src/rest/v1/notes']) {
      expect(await (await fetch(url + path)).text()).toBe('next');
    }
  });

  it('are refused when they are too large', async () => {
    const answer = await fetch(`${url}/storage/v1/object/papers/x`, {
      method: 'POST',
      body: new Uint8Array(2 * largestBody),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'The request is too large.' });
  });

  it.each([
    ['TRACE', '/rest/v1/notes', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['PROPFIND', '/auth/v1/token', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['POST', '/mailbox', 'GET, HEAD'],
  ])('with the method %s at %s are refused with the methods that work', async (method, path, allow) => {
    const asked = request(`${url}${path}`, { method });
    asked.end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    answer?.resume();
    expect([answer?.statusCode, answer?.headers.allow]).toEqual([405, allow]);
    expect(errors).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a million brackets', '/rest/v1/rpc/x', '['.repeat(1_000_000)],
    ['whole JSON', '/auth/v1/recover', `{"email":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ['objects after a space', '/storage/v1/object/list/papers', ` ${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
    ['a query', `/rest/v1/notes?select=${'a('.repeat(3000)}`, '{}'],
    ['an encoded query', `/rest/v1/notes?or=${'%28'.repeat(3000)}`, '{}'],
  ])('that are nested too deeply are refused: %s', async (_what, path, body) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'The request is nested too deeply.' });
    expect(errors).toEqual([]);
  });

  it('may have many brackets that are not in each other, in texts or in a file', async () => {
    const brackets = '['.repeat(1000);
    for (const body of [
      `[${'[],'.repeat(1000)}[]]`,
      JSON.stringify({ text: `"\\${brackets}` }),
      `%PDF-1.7 ${brackets}`,
      `${'['.repeat(100)}${']'.repeat(100)}`,
    ]) {
      const answer = await fetch(`${url}/rest/v1/notes?id=in.(1,2)&or=(a,b)`, { method: 'POST', body });
      expect([answer.status, body.slice(0, 9)]).toEqual([200, body.slice(0, 9)]);
    }
  });

  it('get no details of an internal error', async () => {
    const answer = await fetch(`${url}/rest/v1/fail`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: internalMessage });
    expect(errors).toEqual([new Error('broken inside')]);
  });

  it('report no error when the client disconnects', async () => {
    const { port } = new URL(url);
    const asked = once(server, 'request');
    const client = connect(Number(port), '127.0.0.1');
    client.write('POST /rest/v1/notes HTTP/1.1\r\nhost: site.example\r\ncontent-length: 100\r\n\r\nonly the beginning');
    const [incoming]: IncomingMessage[] = await asked;
    const gone = new Promise((resolve) => incoming?.once('close', resolve));
    client.destroy();
    await gone;
    expect(errors).toEqual([]);
  });
});
