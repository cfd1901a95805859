import { BackendError } from './BackendError';
import type { CallOptions } from './PensionTraceAdapter';

/**
 * Runs a call and rejects with `timeout` when it does not settle in time, aborting its signal.
 *
 * @param what The call, for the error message.
 * @param timeout Milliseconds.
 * @param send Runs the call. `extend` restarts the timeout, for calls that report progress.
 * @throws BackendError only.
 */
export async function withTimeout<T>(
  what: string,
  timeout: number,
  options: CallOptions | undefined,
  send: (options: CallOptions, extend: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(options?.signal?.reason);
  if (options?.signal?.aborted) abort();
  options?.signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;
  let extend = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    extend = () => {
      clearTimeout(timer);
      if (isSettled) return;
      timer = setTimeout(() => {
        reject(new BackendError('timeout', `${what} did not answer within ${timeout} ms`));
        controller.abort();
      }, timeout);
    };
  });
  extend();
  try {
    return await Promise.race([send({ ...options, signal: controller.signal }, extend), late]);
  } catch (error) {
    throw BackendError.from(error);
  } finally {
    isSettled = true;
    clearTimeout(timer);
    options?.signal?.removeEventListener('abort', abort);
  }
}
