/**
 * The kind of failure:
 * - `refused`: the server refused the request; `message` is its text for customers;
 * - `logged-out`: there is no session, or the server no longer accepts it;
 * - `other-customer`: the browser's session is now another customer's; nothing was sent, and the page reads it again;
 * - `unsaved`: the log-out could not save a draft first; no one was logged out;
 * - `second-step`: the session still needs its second factor; nothing was sent;
 * - `unreachable`: no response (offline, DNS, connection closed);
 * - `timeout`: the server did not respond in time; the request may have taken effect;
 * - `outdated`: a part of the page is no longer on the site, usually after a deployment; reload the page;
 * - `invalid-request`: the input does not match the procedure's contract; nothing was sent;
 * - `invalid-reply`: the reply does not match the procedure's contract;
 * - `not-implemented`: the backend does not have the procedure; nothing was done;
 * - `unexpected`: anything else; `message` is not for customers.
 */
export type BackendErrorCode =
  | 'refused'
  | 'logged-out'
  | 'other-customer'
  | 'unsaved'
  | 'second-step'
  | 'unreachable'
  | 'timeout'
  | 'outdated'
  | 'invalid-request'
  | 'invalid-reply'
  | 'not-implemented'
  | 'unexpected';

/** Details of a BackendError. */
export interface BackendErrorOptions {
  /** The server's own code, such as an SQLSTATE (`PT403`) or an auth code (`otp_expired`). */
  serverCode?: string | undefined;
  /** For `refused`: the procedure's parameter with the refused value, such as `p_first_name` or `p_address.line1`. */
  parameter?: string | undefined;
  /** The form's field that sends this parameter. Set by forms. */
  field?: string | undefined;
  /** The original error or reply. */
  cause?: unknown;
}

/** The error with which adapters and every call above them reject. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  readonly serverCode: string | undefined;
  /** The procedure's parameter with the refused value, if the server named it. */
  readonly parameter: string | undefined;
  /** The form's field with the refused value. Its message is then shown at that field. */
  readonly field: string | undefined;

  /**
   * @param code What went wrong, see {@link BackendErrorCode}.
   * @param message For `refused`, the server's text for customers; for every other code, a text for developers.
   */
  constructor(code: BackendErrorCode, message: string, options: BackendErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.serverCode = options.serverCode;
    this.parameter = options.parameter;
    this.field = options.field;
  }

  /** Returns a BackendError unchanged. A failed `fetch` becomes `unreachable`, any other error `unexpected`. */
  static from(error: unknown): BackendError {
    if (error instanceof BackendError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new BackendError(isFailedFetch(error) ? 'unreachable' : 'unexpected', message, { cause: error });
  }
}

/** The messages of a failed `fetch` in Chromium, Firefox, Safari and Node: it has no error class of its own. */
const failedFetch = /^(Failed to fetch|NetworkError when attempting to fetch|Load failed|fetch failed)/;

function isFailedFetch(error: unknown): boolean {
  return error instanceof TypeError && failedFetch.test(error.message);
}
