import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const inBare = (file) => fileURLToPath(new URL(`bare/${file}`, import.meta.url));

/** Builds the bare pages and serves them with the same compression as the product, and with the backend of `site`. */
export async function serveBare(site) {
  const { output } = await build({
    root: inBare(''),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: { input: ['index.html', 'traces.html', 'peerPortal.html', 'peerSignUp.html'].map(inBare) },
    },
  });
  const files = new Map(output.map((file) => [`/${file.fileName}`, gzipSync(file.code ?? file.source)]));
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url, site.url);
    if (/^\/(?:auth|rest)\//.test(pathname)) {
      const { method, headers } = incoming;
      const call = request(new URL(incoming.url, site.url), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      });
      incoming.pipe(call);
      return;
    }
    const name = files.has(pathname) ? pathname : '/index.html';
    response.writeHead(200, { 'content-type': types[name.split('.').at(-1)], 'content-encoding': 'gzip' });
    response.end(files.get(name));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
