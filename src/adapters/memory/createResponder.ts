import { BackendError } from '../../backend/BackendError';
import type { CallOptions } from '../../backend/PensionTraceAdapter';
import { cancelled } from '../cancelled';
import { copyOf } from './copyOf';
import type { MemoryCall } from './MemoryAdapter';

/** Delays and failures of calls, by the names in `MemoryCall`. */
export interface ResponderOptions {
  /** Milliseconds before every reply, or `never`. Default 0: replies in the next microtask. */
  delay?: number | 'never' | undefined;
  /** The errors of failing calls, by name. A string is the text of a refusal. */
  fail?: Readonly<Record<string, BackendError | string>> | undefined;
  /** Names of calls without a reply. */
  pending?: readonly string[] | undefined;
}

/** Records a call, then delays, fails or answers it according to the options. */
export type Responder = (
  name: string,
  payload: unknown,
  options: CallOptions | undefined,
  answer: () => unknown,
) => Promise<unknown>;

export function createResponder(options: ResponderOptions, calls: MemoryCall[]): Responder {
  const { delay = 0, fail = {}, pending = [] } = options;

  return async (name, payload, { signal, headers = {} } = {}, answer) => {
    calls.push({ name, payload, headers });
    await wait(name, pending.includes(name) ? 'never' : delay, signal);
    const failure = fail[name];
    if (failure !== undefined) throw typeof failure === 'string' ? new BackendError('refused', failure) : failure;
    // A copy, as over a network: changing a reply must not change the backend.
    return copyOf(answer());
  };
}

function wait(name: string, delay: number | 'never', signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(cancelled(name, signal));
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => {
      clearTimeout(timer);
      if (signal) reject(cancelled(name, signal));
    };
    signal?.addEventListener('abort', abort, { once: true });
    const proceed = () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    if (delay === 0) queueMicrotask(proceed);
    else if (delay !== 'never') timer = setTimeout(proceed, delay);
  });
}
