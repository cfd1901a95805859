import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { bundleServer } from '../../local-backend/start/bundleServer.mjs';

/* A backend in its own process, which a test can kill. Takes its options as JSON. */
const [options] = process.argv.slice(2);
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${server.address().port}`;
// Bundled in one file, as in `npm start`, so that a start does not compile every module.
const { createLocalBackend } = await bundleServer('createLocalBackend');
const backend = await createLocalBackend({ ...JSON.parse(options), siteUrl: url });
server.on('request', (request, response) => {
  backend.handleNode(request, response, () => response.writeHead(404).end());
});
console.log(JSON.stringify({ url, serviceRoleKey: backend.serviceRoleKey }));
