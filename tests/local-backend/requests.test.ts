import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { internalMessage } from '../../example-app/local-backend/databaseErrors';
import { largestBody } from '../../example-app/local-backend/nodeBridge';
import { nodeMiddleware } from '../../example-app/local-backend/nodeMiddleware';

let server: Server;
let url: string;
const errors: unknown[] = [];
beforeEach(async () => {
  errors.length = 0;
  const handle = nodeMiddleware({
    isMailboxPublic: false,
    origin: 'http://site.example',
    answer: async (request) => {
      if (request.url.endsWith('/fail')) throw new Error('broken inside');
      return Response.json({ url: request.url, size: (await request.arrayBuffer()).byteLength });
    },
    onInternalError: (error) => errors.push(error),
  });
  server = createServer((request, response) => handle(request, response, () => response.writeHead(404).end('next')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, the address is never the name of a pipe.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('requests through Node', () => {
  it('come with their body, under the origin of the site', async () => {
    const answer = await fetch(`${url}/rest/v1/notes?id=eq.1`, { method: 'POST', body: 'x'.repeat(1000) });
    expect(await answer.json()).toEqual({ url: 'http://site.example/rest/v1/notes?id=eq.1', size: 1000 });
  });

  it('are left to others when they are not for the backend', async () => {
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

  it('learn nothing of a fault', async () => {
    const answer = await fetch(`${url}/rest/v1/fail`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: internalMessage });
    expect(errors).toEqual([new Error('broken inside')]);
  });

  it('are nobody’s fault when the caller leaves', async () => {
    const { port } = new URL(url);
    const asked = once(server, 'request');
    const caller = connect(Number(port), '127.0.0.1');
    caller.write('POST /rest/v1/notes HTTP/1.1\r\nhost: site.example\r\ncontent-length: 100\r\n\r\nonly the beginning');
    const [incoming]: IncomingMessage[] = await asked;
    const gone = new Promise((resolve) => incoming?.once('close', resolve));
    caller.destroy();
    await gone;
    expect(errors).toEqual([]);
  });
});
