import { answerSafely } from '../_shared/answerSafely.ts';
import type { ProjectOptions } from '../_shared/Project.ts';
import { reply } from '../_shared/reply.ts';
import { createStore } from './createStore.ts';
import { createSecretCheck } from '../_shared/createSecretCheck.ts';
import { readSettings } from './readSettings.ts';
import { requestTimeStamp } from './requestTimeStamp.ts';

/**
 * The server function `anchor`: takes `{ number, hash }`, the end of the chain of signed records, and stores it outside
 * of the database, where the database's owner cannot change it. `supabase/optional/anchor.sql` calls it at each
 * signing.
 *
 * It stores one object for each end and overwrites none. With ANCHOR_TSA_URL it also stores the answer of a
 * time-stamping service (RFC 3161) beside it. Sending the same end again is safe.
 */
export function createHandler(options: ProjectOptions): (request: Request) => Promise<Response> {
  const settings = readSettings(options.env);
  const isAllowed = createSecretCheck(settings.secret);
  const store = createStore(settings, options.fetch);

  return answerSafely({
    timeout: 30_000,
    problem: 'The end of the chain could not be anchored',
    apology: 'The end of the chain could not be anchored. The log of the function says why.',
    async answer(request, { number, hash, ...others }, signal) {
      if (!(await isAllowed(request))) {
        return reply({ message: 'Send the ANCHOR_SECRET of the function as the bearer token.' }, 401);
      }
      if (!isNumber(number) || !isHash(hash) || Object.keys(others).length > 0) {
        return reply(
          {
            message:
              'Send { "number": 12, "hash": "64 hexadecimal digits" } and nothing else. ' +
              'A webhook on the table would send the whole signed record.',
          },
          400,
        );
      }
      // Padded, so that sorting by name gives the order of the chain.
      const name = `${String(number).padStart(12, '0')}-${hash}`;
      const head = JSON.stringify({ number, hash, anchored_at: new Date().toISOString() });
      const isNew = await store.keep(`${name}.json`, 'application/json', new TextEncoder().encode(`${head}\n`), signal);
      if (settings.timeStampUrl !== undefined) {
        const stamp = await requestTimeStamp(settings.timeStampUrl, hash, options.fetch, signal);
        await store.keep(`${name}.tsr`, 'application/timestamp-reply', stamp, signal);
      }
      return reply({ stored: `${name}.json`, isNew, isTimeStamped: settings.timeStampUrl !== undefined });
    },
  });
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 1e12;
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
