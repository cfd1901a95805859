import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRestAdapter } from '../../docs/examples/restAdapter';
import { BackendError } from '../../src/backend/BackendError';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { makeMemoryWorld } from './memoryWorld';
import type { World } from './World';

/** The adapter of docs/examples, over HTTP to the backend in memory. */
export async function makeRestWorld(): Promise<World> {
  const memory = await makeMemoryWorld();
  const backend = await memory.visitor();
  const server = createServer((request, response) => {
    answer(backend, request).then(
      (reply) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply)),
      (error: unknown) => {
        const { code, message, serverCode, parameter } = BackendError.from(error);
        const status = { refused: 400, 'signed-out': 401 }[String(code)] ?? 500;
        response.writeHead(status).end(JSON.stringify({ code: serverCode, message, parameter }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const adapter = createRestAdapter(`http://127.0.0.1:${port}`);
  return {
    ...memory,
    codeOf: undefined,
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

async function answer({ rpc, invoke, read, auth }: PensionTraceAdapter, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://server.example');
  const [, , area = '', name = ''] = pathname.split('/').map(decodeURIComponent);
  const input = request.method === 'POST' ? JSON.parse(await textOf(request)) : undefined;
  const headers: Record<string, string> = {};
  const key = request.headers['idempotency-key'];
  const evidence = request.headers['x-evidence'];
  const { authorization } = request.headers;
  if (typeof key === 'string') headers['Idempotency-Key'] = key;
  if (typeof evidence === 'string') headers['X-Evidence'] = evidence;
  if (authorization !== undefined) headers.Authorization = authorization;

  const routes: Record<string, () => Promise<unknown>> = {
    portal: () => rpc(name, input, { headers }),
    address: () => invoke('address', input),
    pensions: () => read.pension(name),
    guides: () => (name ? read.guide(name) : read.guides({ recommended: searchParams.get('recommended') === 'true' })),
    tasks: () => read.tasks(),
    session: () => auth.getSession(),
    'session/sign-up': () => auth.signUp(input),
    'session/sign-in': () => auth.signIn(input),
    'session/sign-out': () => auth.signOut(),
    'session/confirm': () => auth.confirmIdentity(input),
  };
  return (routes[`${area}/${name}`] ?? routes[area])?.();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
