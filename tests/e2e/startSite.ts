import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The running product, as `npm start` starts it, with its own port and data folder. */
export interface Site {
  url: string;
  /** The folder of its data. */
  dataFolder: string;
  /** Bypasses row-level security. */
  serviceRoleKey(): Promise<string>;
  anonKey(): Promise<string>;
  /** Ends the process and keeps its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends the process and removes its data. */
  dispose(): Promise<void>;
}

const script = fileURLToPath(new URL('../../local-backend/start.mjs', import.meta.url));

/** Starts the product. Resolves once it answers. */
export async function startSite(): Promise<Site> {
  const port = await freePort();
  const dataFolder = await mkdtemp(join(tmpdir(), 'pension-trace-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  async function start() {
    const child = spawn(process.execPath, [script], {
      // Links in mails start with SITE_URL.
      env: { ...process.env, PORT: String(port), SITE_URL: url, DATA_DIR: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function stop() {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  const secret = async (name: 'anonKey' | 'serviceRoleKey') => {
    const state = JSON.parse(await readFile(join(dataFolder, 'state.json'), 'utf8')) as Record<string, string>;
    const value = state[name];
    if (value === undefined) throw new Error(`The data folder has no ${name}.`);
    return value;
  };

  await start();
  return {
    url,
    dataFolder,
    anonKey: () => secret('anonKey'),
    serviceRoleKey: () => secret('serviceRoleKey'),
    start,
    stop,
    async dispose() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
