import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRestAdapter } from '../../docs/examples/restAdapter';
import { BackendError } from '../../src/backend/BackendError';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { answerRest } from './answerRest';

/** The adapter of docs/examples, over HTTP to a server that answers from another adapter. */
export async function serveRest(
  backend: PensionTraceAdapter,
): Promise<{ adapter: PensionTraceAdapter; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answerRest(backend, request).then(
      (reply) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply)),
      (error: unknown) => {
        const { code, message, serverCode, parameter } = BackendError.from(error);
        const statuses = { refused: 400, 'logged-out': 401, 'other-customer': 409, 'not-implemented': 501 };
        const status = { ...statuses, unreachable: 503 }[String(code)] ?? 500;
        response.writeHead(status).end(JSON.stringify({ code: serverCode, message, parameter }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    adapter: createRestAdapter(`http://127.0.0.1:${port}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
