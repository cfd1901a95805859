import type { IncomingMessage } from 'node:http';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';

/** Answers a request of the adapter of docs/examples from another adapter. */
export async function answerRest(
  { rpc, invoke, read, auth }: PensionTraceAdapter,
  request: IncomingMessage,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://server.example');
  const [, , area = '', name = ''] = pathname.split('/').map(decodeURIComponent);
  const input = request.method === 'POST' ? JSON.parse(await textOf(request)) : undefined;
  const headers: Record<string, string> = {};
  const key = request.headers['idempotency-key'];
  const evidence = request.headers['x-evidence'];
  const { authorization, 'x-customer': customer } = request.headers;
  const customerId = typeof customer === 'string' ? customer : undefined;
  if (typeof key === 'string') headers['Idempotency-Key'] = key;
  if (typeof evidence === 'string') headers['X-Evidence'] = evidence;
  if (authorization !== undefined) headers.Authorization = authorization;

  const routes: Record<string, () => Promise<unknown>> = {
    portal: () => rpc(name, input, { headers, customerId }),
    address: () => invoke('address', input, { customerId }),
    pensions: () => read.pension(name, { customerId }),
    guides: () =>
      name
        ? read.guide(name, { customerId })
        : read.guides({ recommended: searchParams.get('recommended') === 'true' }, { customerId }),
    tasks: () => read.tasks({ customerId }),
    providers: async () => read.providers?.(searchParams.getAll('name'), { customerId }),
    session: () => auth.getSession(),
    'session/sign-up': () => auth.signUp(input),
    'session/log-in': () => auth.logIn(input),
    'session/log-out': () => auth.logOut({ customerId }),
    'session/confirm': () => auth.confirmIdentity(input, { customerId }),
  };
  return (routes[`${area}/${name}`] ?? routes[area])?.();
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
