import { BackendError } from '../backend/BackendError';

/** The error of a request that its caller aborted. It has no code of its own, because no caller reads it. */
export function cancelled(what: string, signal: AbortSignal): BackendError {
  return new BackendError('unexpected', `${what} was cancelled`, { cause: signal.reason });
}
