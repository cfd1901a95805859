import type { Clock } from './Clock';
import type { Database } from './Database';
import type { FunctionHandler } from './functionRoutes';
import { oneAtATime } from './oneAtATime';

/** The channel that the migrations notify when a message waits. */
const channel = 'message_waiting';
/** Milliseconds in which further changes join the message, so that one step of the back office is one mail. */
const pause = 1000;
/** Milliseconds between two calls without a notification, for reminders and second attempts. */
const interval = 60_000;

interface SendMessagesOptions {
  database: Database;
  /** The server function `notify`, and the request that makes it send. */
  notify: FunctionHandler;
  request: () => Request;
  clock: Clock;
  onInternalError(error: unknown): void;
}

/** Runs the server function `notify` after each change and every minute. Returns a function that ends this. */
export async function sendMessages(options: SendMessagesOptions): Promise<() => Promise<void>> {
  const { database, notify, request, clock, onInternalError } = options;
  const [found] = await database.query(`select to_regclass('public.messages') is not null as exists`);
  if (found?.exists !== true) return async () => {};
  const inTurn = oneAtATime();
  let isClosed = false;
  let cancelPause: (() => void) | undefined;
  let cancelInterval = clock.after(interval, runAgain);

  function run(): void {
    cancelPause = undefined;
    inTurn(async () => {
      if (isClosed) return;
      const answer = await notify(request());
      if (!answer.ok) throw new Error(`The function notify answered with status ${answer.status}.`);
    }).catch(onInternalError);
  }
  function runAgain(): void {
    run();
    cancelInterval = clock.after(interval, runAgain);
  }

  await database.listen(channel, () => {
    if (!isClosed) cancelPause ??= clock.after(pause, run);
  });
  run();
  return () => {
    isClosed = true;
    cancelPause?.();
    cancelInterval();
    return inTurn(async () => {});
  };
}
