import type { PostgrestError } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import { portalUser } from '../../backend/contracts/onboarding';
import { cancelled } from '../cancelled';
import { isGatewayFailure } from './isGatewayFailure';

/** The result of a supabase-js request. */
export interface DatabaseResponse {
  data: unknown;
  error: PostgrestError | null;
  status: number;
}

/** Rejected tokens, see https://docs.postgrest.org/en/stable/references/errors.html (group JWT). */
const tokenRefusals = new Set(['PT401', 'PGRST301', 'PGRST302', 'PGRST303']);

/** `PTnnn` is an error that our SQL raises with the HTTP status nnn, P0001 a plain `raise exception`. */
const wordsForPeople = /^(PT\d{3}|P0001)$/;

/** PostgREST found no procedure with this name and these parameters. */
const noSuchProcedure = 'PGRST202';

/** The fix for a project without `portal_user`, which every customer's page reads first. */
const setUp =
  'Add our migrations to your project: run npx @pension-trace/cli init, then npx supabase db push --include-seed';

/** The hint of a refusal is the name of a parameter or of an own question, or another word for programs. */
const parameterName = /^(p_|extra\.)[\w.]+$/;

/** Returns the data of a procedure or a table read. Rejects with a BackendError. */
export async function databaseReply(
  what: string,
  request: PromiseLike<DatabaseResponse>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { data, error, status } = await request;
  if (error) throw databaseError(what, error, status, signal);
  return data;
}

/** Whether the database refused a call because its token has expired. Nothing was done then. */
export function isExpiredToken(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.code !== 'logged-out') return false;
  const { cause, serverCode = '' } = error;
  const message = typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : '';
  return tokenRefusals.has(serverCode) && /expired/i.test(message);
}

/** Converts a failed database request. */
function databaseError(what: string, error: PostgrestError, status: number, signal?: AbortSignal): BackendError {
  // A proxy's page is an error without a code; a failed connection has an empty code.
  const serverCode = error.code || undefined;
  const options = { serverCode, cause: error };
  if (signal?.aborted) return cancelled(what, signal);
  if (status === 0 || isGatewayFailure(status)) {
    return new BackendError('unreachable', `${what} got no answer from the database`, options);
  }
  // Without a session PostgREST replies to a customer's procedure with 401 and SQLSTATE 42501.
  if (status === 401 || (serverCode && tokenRefusals.has(serverCode))) {
    return new BackendError('logged-out', `${what} needs a session that the server accepts`, options);
  }
  if (serverCode && wordsForPeople.test(serverCode)) {
    const parameter = parameterName.test(error.hint ?? '') ? error.hint : undefined;
    return new BackendError('refused', error.message, { ...options, parameter });
  }
  if (serverCode === noSuchProcedure) {
    const message = `The database has no procedure ${what} with these parameters`;
    return new BackendError('not-implemented', what === portalUser.name ? `${message}. ${setUp}` : message, options);
  }
  // The database's message may quote typed values, so it is only in the cause.
  return new BackendError('unexpected', `${what} failed with ${serverCode ?? `status ${status}`}`, options);
}
