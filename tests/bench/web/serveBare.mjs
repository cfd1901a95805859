import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** Builds the bare page and serves it with the same compression as the product. */
export async function serveBare() {
  const { output } = await build({
    root: fileURLToPath(new URL('bare', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { write: false },
  });
  const files = new Map(output.map((file) => [`/${file.fileName}`, gzipSync(file.code ?? file.source)]));
  const server = createServer(({ url }, response) => {
    const name = files.has(url) ? url : '/index.html';
    response.writeHead(200, { 'content-type': types[name.split('.').at(-1)], 'content-encoding': 'gzip' });
    response.end(files.get(name));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
