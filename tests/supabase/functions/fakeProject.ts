import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that a function sent. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  bytes: Buffer;
}

/** Undefined drops the connection. */
type Answer = (request: SentRequest) => Response | undefined | Promise<Response | undefined>;

export interface FakeProject {
  url: string;
  /** The requests since the last `reset`, without those for the signing keys and for the second step. */
  sent: SentRequest[];
  reset(): void;
  /** Answers the requests to a path of the project, or of a service that the function needs. */
  on(path: string, answer: Answer): void;
  close(): Promise<void>;
}

export const keysPath = '/auth/v1/.well-known/jwks.json';
export const secondStepPath = '/rest/v1/rpc/portal_is_second_step_due';
export const countPath = '/rest/v1/rpc/backoffice_count_request';

/** A Supabase project on this machine that records the requests of a function. By default it counts them, and no second step is due. */
export async function startFakeProject(): Promise<FakeProject> {
  const answers = new Map<string, Answer>();
  const sent: SentRequest[] = [];
  const reset = () => {
    sent.length = 0;
    const keys = answers.get(keysPath);
    answers.clear();
    if (keys) answers.set(keysPath, keys);
    answers.set(countPath, () => Response.json(true));
    answers.set(secondStepPath, () => Response.json(false));
  };
  reset();

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const bytes = await buffer(incoming);
      const text = bytes.toString();
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
      const request = {
        method: incoming.method ?? '',
        url,
        headers,
        body: headers.get('content-type') === 'application/json' ? (JSON.parse(text) as unknown) : text || null,
        bytes,
      };
      if (url.pathname !== keysPath && url.pathname !== secondStepPath) sent.push(request);
      const path = [...answers.keys()].findLast((start) => url.pathname.startsWith(start));
      const answer = await answers.get(path ?? '')?.(request);
      if (!answer) return void outgoing.destroy();
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    reset,
    on(path, answer) {
      // The last matching answer wins.
      answers.delete(path);
      answers.set(path, answer);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
