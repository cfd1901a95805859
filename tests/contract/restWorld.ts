import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRestAdapter } from '../../docs/examples/restAdapter';
import { BackendError } from '../../src/backend/BackendError';
import { answerRest } from './answerRest';
import { makeMemoryWorld } from './memoryWorld';
import type { World } from './World';

export interface RestWorld extends World {
  /** The refusals of the server, by the name of the call. */
  fail: Record<string, BackendError>;
}

/** The adapter of docs/examples, over HTTP to the backend in memory. */
export async function makeRestWorld(): Promise<RestWorld> {
  const fail: Record<string, BackendError> = {};
  const memory = await makeMemoryWorld({ fail });
  const backend = await memory.visitor();
  const server = createServer((request, response) => {
    answerRest(backend, request).then(
      (reply) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply)),
      (error: unknown) => {
        const { code, message, serverCode, parameter } = BackendError.from(error);
        const status = { refused: 400, 'logged-out': 401, 'other-customer': 409 }[String(code)] ?? 500;
        response.writeHead(status).end(JSON.stringify({ code: serverCode, message, parameter }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const adapter = createRestAdapter(`http://127.0.0.1:${port}`);
  return {
    ...memory,
    fail,
    code: undefined,
    async visitor() {
      await memory.visitor();
      return adapter;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
