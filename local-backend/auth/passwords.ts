import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { packageFolder } from '../packageFolder';
import { parse } from '../parse';

/**
 * Hashes passwords as lite and Supabase do, in a thread of its own that blocks neither requests nor the database. A
 * client waits only for its own passwords, not for those of a client that sends many.
 */
export interface Passwords {
  hash(password: string, client: string): Promise<string>;
  /** Takes as long for an unknown account as for a known one. */
  verify(password: string, hash: string | null | undefined, client: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The hash of a discarded random password. */
export const hashOfNoAccount = '$2b$10$hdVK7JeRBm5Y4AhgGsuUkOXkw11Z0/MQBAJYRWHhmnRVuOp5ndeiu';

/* The worker's code as text, because the bundle is one file. */
const workerCode = `
const { parentPort, workerData } = require('node:worker_threads');
const bcrypt = require(workerData.path);
parentPort.on('message', ({ id, password, hash }) => {
  const result = hash === null ? bcrypt.hashSync(password, workerData.cost) : bcrypt.compareSync(password, hash);
  parentPort.postMessage({ id, result });
});
`;

const reply = z.object({ id: z.number(), result: z.union([z.string(), z.boolean()]) });

interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: unknown): void;
}

/** Starts the thread with the first password. `cost` is the binary logarithm of bcrypt's rounds. */
export function createPasswords(cost = 10): Passwords {
  const waiting = new Map<number, Waiting>();
  const lastOf = new Map<string, Promise<string | boolean>>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const lite = createRequire(join(packageFolder('@supabase/lite'), 'package.json'));
    const started = new Worker(workerCode, { eval: true, workerData: { path: lite.resolve('bcryptjs'), cost } });
    started.unref();
    started.on('message', (message) => {
      const { id, result } = parse(reply, message);
      waiting.get(id)?.resolve(result);
      waiting.delete(id);
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  function ask(password: string, hash: string | null): Promise<string | boolean> {
    worker ??= start();
    const id = ++lastId;
    const answer = new Promise<string | boolean>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, password, hash });
    return answer;
  }

  /** After the client's earlier requests. */
  function askInTurn(client: string, password: string, hash: string | null): Promise<string | boolean> {
    const work = () => ask(password, hash);
    const answer = (lastOf.get(client) ?? Promise.resolve()).then(work, work);
    const forget = () => {
      if (lastOf.get(client) === answer) lastOf.delete(client);
    };
    lastOf.set(client, answer);
    answer.then(forget, forget);
    return answer;
  }

  return {
    hash: async (password, client) => String(await askInTurn(client, password, null)),
    async verify(password, hash, client) {
      const isRight = (await askInTurn(client, password, hash || hashOfNoAccount)) === true;
      return isRight && Boolean(hash);
    },
    async close() {
      await worker?.terminate();
    },
  };
}
