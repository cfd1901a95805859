import type { AuthError } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';

/** Client errors that mean that there is no session. */
const lostSessionNames = new Set(['AuthSessionMissingError', 'AuthRefreshDiscardedError', 'AuthInvalidJwtError']);

/** The auth server's codes with the same meaning, see https://supabase.com/docs/guides/auth/debugging/error-codes. */
const lostSessionCodes = new Set([
  'bad_jwt',
  'no_authorization',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
]);

/**
 * Converts a failed request of the auth service. `what` names the request for developers. Compares names and codes, so
 * that this module needs no import from supabase-js.
 */
export function authError(what: string, error: unknown): BackendError {
  if (!isAuthError(error)) return BackendError.from(error);
  const { code, message, name, status } = error;
  if (code === captchaFailed) return captchaError(error);
  const options = { serverCode: code, cause: error };
  if (name === 'AuthRetryableFetchError') {
    return new BackendError('unreachable', `${what} got no answer from the auth service`, options);
  }
  if (lostSessionNames.has(name) || (code && lostSessionCodes.has(code))) {
    return new BackendError('logged-out', `${what} needs a session that the server accepts`, options);
  }
  if (status !== undefined && status >= 400 && status < 500) return new BackendError('refused', message, options);
  return new BackendError('unexpected', `${what} failed: ${message}`, options);
}

const captchaFailed = 'captcha_failed';

/** The error of a missing or refused CAPTCHA token. The server's own text is for developers. */
export function captchaError(cause: unknown): BackendError {
  return new BackendError(
    'refused',
    'We could not check that you are a person. Please allow this page to load its security check, reload it and try again.',
    { serverCode: captchaFailed, cause },
  );
}

function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && error.name.startsWith('Auth') && 'status' in error;
}
