import { BackendError } from '../../backend/BackendError';
import { documentRefusals } from '../documentRules';
import { isGatewayFailure } from './isGatewayFailure';

/** What a failed request of Supabase Storage means. The status that it means stands inside: the outer one is 400. */
export function storageError(what: string, error: Error): BackendError {
  const status = statusOf(error);
  if (status === undefined || isGatewayFailure(Number(status))) {
    return new BackendError('unreachable', `${what} got no answer`, { cause: error });
  }
  if (status === '413') return documentRefusals.size();
  if (status === '415') return documentRefusals.type();
  const options = { serverCode: status, cause: error };
  if (status === '401' || /\bjw[ts]\b/i.test(error.message)) {
    return new BackendError('signed-out', `${what} needs a session that the server accepts`, options);
  }
  // Row-level security: not in the portal, or more files than anybody has.
  if (status === '403') return documentRefusals.notNow();
  return new BackendError('unexpected', `${what} failed with status ${status}`, options);
}

/** Whether an upload found its file in place already. */
export function isAlreadyThere(error: Error): boolean {
  return statusOf(error) === '409';
}

/** Undefined when no answer came: then there is no status at all. */
function statusOf(error: Error): string | undefined {
  return 'statusCode' in error && typeof error.statusCode === 'string' ? error.statusCode : undefined;
}
