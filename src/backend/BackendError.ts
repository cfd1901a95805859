/**
 * What went wrong, for a program:
 * - `refused`: the server understood and said no, in words written for people (`message` is those words);
 * - `signed-out`: there is no session, or the server no longer accepts it;
 * - `unreachable`: no answer came (offline, DNS, connection closed);
 * - `timeout`: the server did not answer in time; whether the request took effect is not known;
 * - `invalid-request`: the input does not fit the procedure's contract; nothing was sent;
 * - `invalid-reply`: the answer does not fit the procedure's contract;
 * - `unexpected`: anything else, whose text is not meant for people.
 */
export type BackendErrorCode =
  'refused' | 'signed-out' | 'unreachable' | 'timeout' | 'invalid-request' | 'invalid-reply' | 'unexpected';

export interface BackendErrorOptions {
  /** The server's own code, such as an SQLSTATE (`PT403`) or an auth code (`otp_expired`). */
  serverCode?: string | undefined;
  /** What was thrown or returned underneath, whole. */
  cause?: unknown;
}

/** The one error that an adapter and everything above it reject with. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  readonly serverCode: string | undefined;

  /**
   * @param code What went wrong, see {@link BackendErrorCode}.
   * @param message For `refused`, the server's words for people; for every other code, words for developers.
   */
  constructor(code: BackendErrorCode, message: string, options: BackendErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.serverCode = options.serverCode;
  }

  /** Returns `error` when it is a BackendError already, otherwise wraps it as `unexpected`. */
  static from(error: unknown): BackendError {
    if (error instanceof BackendError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new BackendError('unexpected', message, { cause: error });
  }
}
