import { BackendError } from '../../backend/BackendError';
import { documentRefusals } from '../documentRules';
import { isGatewayFailure } from './isGatewayFailure';

/** Converts a failed request of Supabase Storage. The real status is in the body; the HTTP status is 400. */
export function storageError(what: string, error: Error): BackendError {
  const status = statusOf(error);
  if (status === undefined || isGatewayFailure(Number(status))) {
    return new BackendError('unreachable', `${what} got no answer`, { cause: error });
  }
  if (status === '413') return documentRefusals.size();
  if (status === '415') return documentRefusals.type();
  const options = { serverCode: status, cause: error };
  if (status === '401' || /\bjw[ts]\b/i.test(error.message)) {
    return new BackendError('logged-out', `${what} needs a session that the server accepts`, options);
  }
  // Row-level security: the customer is not in the portal, or has too many files.
  if (status === '403') return documentRefusals.notNow();
  return new BackendError('unexpected', `${what} failed with status ${status}`, options);
}

/** Whether the file of an upload already exists. */
export function isAlreadyThere(error: Error): boolean {
  return statusOf(error) === '409';
}

/** Returns the status; undefined without a response. */
function statusOf(error: Error): string | undefined {
  return 'statusCode' in error && typeof error.statusCode === 'string' ? error.statusCode : undefined;
}
