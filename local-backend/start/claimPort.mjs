import { createServer } from 'node:http';
import { StartProblem } from './steps.mjs';

/** Listens on the port at once, and serves a waiting page until the site is ready. */
export function claimPort({ host, port }) {
  let site;
  const server = createServer((request, response) => {
    if (site) return site.handle(request, response);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', refresh: '2' });
    response.end('The application is starting. This page reloads on its own.\n');
  });
  server.on('upgrade', (request, socket, head) => {
    if (site) site.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(toStartProblem(error, host, port)));
    server.listen(port, host, () => {
      done({
        server,
        port: server.address().port,
        serve: (ready) => {
          site = ready;
        },
      });
    });
  });
}

function toStartProblem(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartProblem(`You may not listen on port ${port}. Choose one above 1023: PORT=5173 npm start`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem(
      `This machine has no network address ${host}. Leave HOST out to listen on this machine only.`,
    );
  }
  return error;
}
