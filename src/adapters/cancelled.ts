import { BackendError } from '../backend/BackendError';

/** The error of a request that its caller gave up: nobody waits for it, so it has no code of its own. */
export function cancelled(what: string, signal: AbortSignal): BackendError {
  return new BackendError('unexpected', `${what} was cancelled`, { cause: signal.reason });
}
