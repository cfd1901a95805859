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

/** The statuses with which the auth server refuses what the customer sent. */
const customersStatuses = new Set([400, 422, 429]);

/** The auth server's codes with the same meaning and another status. */
const customersCodes = new Set([
  'email_exists',
  'flow_state_expired',
  'flow_state_not_found',
  'insufficient_aal',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
  'otp_expired',
  'phone_exists',
  'user_already_exists',
  'user_banned',
]);

/** Codes that are about the request or the project, whatever their status. Customers can do nothing about them. */
const developersCodes = new Set([
  'anonymous_provider_disabled',
  'bad_code_verifier',
  'bad_json',
  'email_address_not_authorized',
  'email_provider_disabled',
  'hook_payload_invalid_content_type',
  'hook_payload_over_size_limit',
  'hook_timeout',
  'hook_timeout_after_retry',
  'not_admin',
  'otp_disabled',
  'phone_provider_disabled',
  'provider_disabled',
  'request_timeout',
  'signup_disabled',
  'sms_send_failed',
  'unexpected_audience',
  'unexpected_failure',
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
  if (isAboutInput(code, status)) return new BackendError('refused', message, options);
  return new BackendError('unexpected', `${what} failed: ${message}`, options);
}

/** Whether the message is about what the customer sent, so that customers read it. */
function isAboutInput(code: string | undefined, status: number | undefined): boolean {
  if (code && developersCodes.has(code)) return false;
  return customersStatuses.has(status ?? 0) || (code !== undefined && customersCodes.has(code));
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
