import { BackendError } from '../../backend/BackendError';
import type { CallOptions } from '../../backend/PensionTraceAdapter';
import { cancelled } from '../cancelled';
import { copyOf } from './copyOf';

/** One call of the adapter, with or without a reply. */
export interface MemoryCall {
  /** The procedure, the function, `read.tasks`, `auth.logIn` … */
  name: string;
  payload: unknown;
  headers: Readonly<Record<string, string>>;
  /** The answers to the host's own questions in the form. */
  extra?: Readonly<Record<string, unknown>> | undefined;
}

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
export type Responder = <Reply>(
  name: string,
  payload: unknown,
  options: CallOptions | undefined,
  answer: () => Reply,
) => Promise<Reply>;

export function createResponder(options: ResponderOptions, calls: MemoryCall[]): Responder {
  const { delay = 0, fail = {}, pending = [] } = options;

  return async (name, payload, { signal, headers = {}, extra } = {}, answer) => {
    calls.push({ name, payload, headers, ...(extra && { extra }) });
    await wait(name, pending.includes(name) ? 'never' : delay, signal);
    const failure = fail[name];
    if (failure !== undefined) throw typeof failure === 'string' ? new BackendError('refused', failure) : failure;
    // A copy, as over a network: changing a reply must not change the backend.
    return copyOf(answer());
  };
}

function wait(name: string, delay: number | 'never', signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => signal && reject(cancelled(name, signal));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    if (delay === 0) queueMicrotask(resolve);
    else if (delay !== 'never') setTimeout(resolve, delay);
  });
}
