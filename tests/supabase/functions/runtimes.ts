import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createHandler as createAddress } from '../../../supabase/functions/address/handler';
import { createHandler as createAnchor } from '../../../supabase/functions/anchor/handler';
import { createHandler as createDocument } from '../../../supabase/functions/document/handler';
import { createHandler as createNotify } from '../../../supabase/functions/notify/handler';
import { deno, root } from '../tools.mjs';
import { keysPath, startFakeProject } from './fakeProject';
import { placesFetch } from './placesFetch';
import { createSigningKey } from './tokens';

export type Runtime = 'Node' | 'Deno';
/** Node for each change, Deno at night. */
export const runtimes: Runtime[] = process.env.TIER === 'night' ? ['Deno'] : ['Node'];

const handlers = { address: createAddress, anchor: createAnchor, document: createDocument, notify: createNotify };
export type FunctionName = keyof typeof handlers;
type Env = Record<string, string>;

/** A function in one of the two runtimes. */
export interface RunningFunction {
  handle(request: Request): Promise<Response>;
  /** Waits for a line of the log. Empties the log and returns it. */
  expectLog(line: string): Promise<string>;
  /** Fails when the log is not empty. */
  expectQuiet(): void;
  close(): Promise<void>;
}

export function startFunction(runtime: Runtime, name: FunctionName, env: Env): Promise<RunningFunction> {
  return runtime === 'Node' ? inNode(name, env) : inDeno(name, env);
}

/** Starts a function of a fake project. Returns both, with the authorization headers of a signed-in customer. */
export async function startForCustomer(runtime: Runtime, name: FunctionName, env: Env) {
  const project = await startFakeProject();
  const key = await createSigningKey(project.url);
  project.on(keysPath, () => Response.json({ keys: [key.jwk] }));
  const authorization = `Bearer ${await key.sign()}`;
  /** The header of a session that has confirmed the second step. */
  const afterCode = `Bearer ${await key.sign({ aal: 'aal2' })}`;
  return {
    project,
    authorization,
    afterCode,
    running: await startFunction(runtime, name, { SUPABASE_URL: project.url, ...env }),
  };
}

/** The logs of the functions open in Node. They share one console: a line belongs to the function called last. */
const logsInNode: string[][] = [];

/** Runs a function as the embedded backend does. */
async function inNode(name: FunctionName, env: Env): Promise<RunningFunction> {
  const answer = handlers[name]({ env, fetch: placesFetch(env.SUPABASE_URL ?? '', fetch) });
  const lines: string[] = [];
  const remove = () => logsInNode.splice(logsInNode.indexOf(lines), 1);
  logsInNode.push(lines);
  const spy = vi
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void logsInNode.at(-1)?.push(parts.join(' ')));
  return {
    handle(request) {
      logsInNode.push(...remove());
      return answer(request);
    },
    ...logOf(lines),
    async close() {
      remove();
      if (logsInNode.length === 0) spy.mockRestore();
    },
  };
}

/** Runs a function as Supabase does: `index.ts` in its own process, with modules from this machine only. */
async function inDeno(name: FunctionName, env: Env): Promise<RunningFunction> {
  const parts = ['run', '--no-remote', '--cached-only', '--no-lock', '--node-modules-dir=manual', '--no-prompt'];
  const preload = join(root, 'tests/supabase/functions/redirectPlaces.ts');
  parts.push('--allow-net=127.0.0.1', '--allow-env', `--preload=${preload}`, `supabase/functions/${name}/index.ts`);
  const surroundings = { DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const path = { PATH: process.env.PATH, HOME: process.env.HOME };
  const child = spawn(deno, parts, { cwd: root, env: { ...path, ...surroundings, ...env } });
  const lines: string[] = [];
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Listening on (http:\S+?)\/?\s/.exec(output) ?? [];
      if (found) resolve(found);
      else if (child.exitCode !== null) reject(new Error(output));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(output)));
  });
  const origin = await address;
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  return {
    handle: async (request) => {
      const hasBody = request.method !== 'GET' && request.method !== 'OPTIONS';
      const body = hasBody ? await request.text() : null;
      const { method, headers, redirect } = request;
      return fetch(`${origin}/${name}${new URL(request.url).search}`, { method, headers, redirect, body });
    },
    ...logOf(lines),
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function logOf(lines: string[]) {
  const log = () => lines.join('\n');
  return {
    expectQuiet: () => expect(log()).toBe(''),
    async expectLog(line: string) {
      await vi.waitFor(() => expect(log()).toContain(line), { timeout: 10_000 });
      const logged = log();
      lines.length = 0;
      return logged;
    },
  };
}
