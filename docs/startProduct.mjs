import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const start = new URL('../local-backend/start.mjs', import.meta.url);
const shiftClock = new URL('shiftClock.mjs', import.meta.url);

/** Starts the product of `npm start` for pictures: on a free port, on the day `clock`, with data that `stop` deletes. */
export async function startProduct({ clock }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'pension-trace-pictures-'));
  const site = spawn(process.execPath, ['--import', shiftClock.href, start.pathname], {
    env: { ...process.env, PORT: String(port), SITE_URL: url, DATA_DIR: dataFolder, CLOCK: clock },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(site, 'exit');

  async function stop() {
    site.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  }

  while (!(await answers(url))) {
    if (site.exitCode !== null) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { anonKey, serviceRoleKey } = JSON.parse(await readFile(join(dataFolder, 'state.json'), 'utf8'));
  return { url, anonKey, serviceRoleKey, stop };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
