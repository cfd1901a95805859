import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { BackendError, type PensionTraceAdapter } from '../../../src/adapter';
import { createSupabaseAdapter } from '../../../src/supabase';
import { answerRest, textOf } from '../../contract/answerRest';
import { clientOf } from '../clientOf';
import type { Site } from '../startSite';

/** A firm's own site, with its own log-in. Only its server calls the backend. */
export interface Firm {
  url: string;
  /** Registers a customer, who is not logged in yet. */
  register(customer: { email: string; password: string }): Promise<void>;
  close(): Promise<void>;
}

/** Starts the firm's site on the backend of the running product. */
export async function startFirm(site: Site): Promise<Firm> {
  const files = await bundleSite();
  /** The adapter of each logged-in customer, by the firm's own session. */
  const sessions = new Map<string, PensionTraceAdapter>();

  async function logIn(request: IncomingMessage, response: ServerResponse) {
    const typed = new URLSearchParams(await textOf(request));
    const client = await clientOf(site);
    const { error } = await client.auth.signInWithPassword({
      email: typed.get('email') ?? '',
      password: typed.get('password') ?? '',
    });
    if (error) throw error;
    const session = randomUUID();
    sessions.set(session, createSupabaseAdapter(client));
    const returnTo = new URL(request.url ?? '/', 'http://firm.example').searchParams.get('returnTo') ?? '';
    const location = /^\/(?![/\\\s])/.test(returnTo) ? returnTo : '/my-pensions';
    response
      .writeHead(303, { Location: location, 'Set-Cookie': `firm=${session}; HttpOnly; SameSite=Lax; Path=/` })
      .end();
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse) {
    const adapter = sessions.get(/firm=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    const json = { 'Content-Type': 'application/json' };
    if (!adapter) {
      const isSession = request.url === '/api/session';
      response.writeHead(isSession ? 200 : 401, json).end('null');
      return;
    }
    try {
      const reply = await answerRest(adapter, request);
      response.writeHead(200, json).end(JSON.stringify(reply ?? null));
    } catch (error) {
      const { code, message, serverCode, parameter } = BackendError.from(error);
      const status = { refused: 400, 'logged-out': 401, 'not-implemented': 501 }[String(code)] ?? 500;
      response.writeHead(status, json).end(JSON.stringify({ code: serverCode, message, parameter }));
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://firm.example');
    const file = files.get(pathname);
    if (pathname.startsWith('/api/')) await answerApi(request, response);
    else if (request.method === 'POST') await logIn(request, response);
    else if (file) response.writeHead(200, { 'Content-Type': file.type }).end(file.content);
    else if (pathname === '/log-out')
      response.writeHead(303, { Location: '/my-pensions', 'Set-Cookie': 'firm=; Max-Age=0; Path=/' }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(pathname === '/log-in' ? logInPage : productPage);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async register({ email, password }) {
      const data = { first_name: 'Margaret', last_name: 'Hargreaves' };
      const { error } = await (await clientOf(site)).auth.signUp({ email, password, options: { data } });
      if (error) throw error;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const head =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Lantern</title><link rel="icon" href="data:,">';
const logInPage = `${head}<main><h1>Log in at Lantern</h1><form method="post">
  <label>Email <input name="email"></label> <label>Password <input name="password" type="password"></label>
  <button>Log in</button></form></main></html>`;
const productPage = `${head}<link rel="stylesheet" href="/site.css"><body><script type="module" src="/site.js"></script></body></html>`;

/** Bundles the firm's pages with the sources of the package. */
async function bundleSite(): Promise<Map<string, { type: string; content: string }>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./site.tsx', import.meta.url)),
        output: { entryFileNames: 'site.js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'site[extname]' },
      },
    },
  });
  return new Map(
    (output as Rolldown.RolldownOutput).output.map((file) =>
      file.type === 'chunk'
        ? [`/${file.fileName}`, { type: 'text/javascript', content: file.code }]
        : [`/${file.fileName}`, { type: 'text/css', content: String(file.source) }],
    ),
  );
}
