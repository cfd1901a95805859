import { BackendError } from '../../backend/BackendError';

/** The error of a request that its caller gave up. */
export function cancelled(what: string, signal: AbortSignal): BackendError {
  return new BackendError('unexpected', `${what} was cancelled`, { cause: signal.reason });
}

/** True for the statuses with which a gateway says that nobody behind it answered. */
export function isGatewayFailure(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}
