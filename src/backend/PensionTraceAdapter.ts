/** Whose page makes a call. */
export interface CustomerOptions {
  /**
   * The id of the customer whose page makes the call. Undefined until the page knows its customer. Send the call for this
   * customer or not at all: reject with `other-customer` when the session is another customer's. The page then reads the
   * session again.
   */
  customerId?: string | undefined;
}

/** Options of a log-out. */
export interface LogOutOptions extends CustomerOptions {
  /**
   * True when the session must end even if the service fails: the customer was idle, or their data was deleted. Then
   * forget the session first, so that a reload does not find it, and reject when the service fails.
   */
  isForced?: boolean | undefined;
}

/** Options of every call. */
export interface CallOptions extends CustomerOptions {
  /** Aborted at the timeout, or when the caller no longer needs the reply. */
  signal?: AbortSignal | undefined;
  /**
   * Request headers, beside the procedure's own payload: `Idempotency-Key` (one per intended effect) and `X-Evidence`
   * (how an authorisation was signed, as ASCII JSON).
   */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The values of your own questions in the form that makes the call, as its `extraSchema` returns them. They are not part
   * of the payload: send them with it, so that either both are stored or neither. Undefined without own questions.
   */
  extra?: Readonly<Record<string, unknown>> | undefined;
}

/** The session of the logged-in customer. */
export interface AuthSession {
  userId: string;
  email: string | undefined;
  /**
   * The state of two-step sign-in: `due` when the access level of the session's token is aal1 and the next level is
   * aal2, `passed` when it is aal2. Undefined for a customer without a second factor.
   */
  secondStep?: 'due' | 'passed' | undefined;
  /**
   * The seconds by which the device's clock is ahead of the server's; negative when it is behind. Set only after a log-in,
   * when it is wrong by more than five minutes: the customer is told once.
   */
  clockError?: number | undefined;
}

/** `recovery` leads to a new password; `signup` and `email` confirm a new account, `email_change` another address. */
export const emailLinkTypes = ['recovery', 'signup', 'email', 'email_change'] as const;

/**
 * The link of an email. The address that it opens has it as `token_hash`: `r.TOKEN` for `recovery`, `c.TOKEN` for `email`,
 * `e.TOKEN` for `email_change`.
 */
export interface EmailLink {
  /** Works once. */
  tokenHash: string;
  /** See {@link emailLinkTypes}. */
  type: (typeof emailLinkTypes)[number];
}

/** The reply to {@link AuthAdapter.openLink}. */
export interface OpenedLink {
  /** The address of the account. Undefined while a change of address needs the link in its other email too. */
  email: string | undefined;
}

/** A change of the session, or of the password-reset link that is open in this tab. */
export type AuthEvent =
  | 'restored'
  | 'logged-in'
  | 'token-refreshed'
  | 'logged-out'
  | 'password-recovery'
  | 'user-updated'
  | 'mfa-verified'
  | 'link-opened'
  | 'link-closed';

/**
 * Called with every change of the session; `session` is null when signed out. With `link-opened` it is the session of
 * the link, which this tab has beside the browser's.
 */
export type AuthListener = (event: AuthEvent, session: AuthSession | null) => void;

/** A factor for the second step of signing in. */
export interface AuthFactor {
  id: string;
  /** 'totp' for an authenticator app (the default), 'phone' for a code by text; no screen supports 'other'. */
  type?: 'totp' | 'phone' | 'other' | undefined;
  /** True once the service has accepted one of its codes. An unverified factor has no effect. */
  isVerified: boolean;
}

/** The data with which a customer sets up an authenticator app. */
export interface FactorEnrolment {
  factorId: string;
  /** A QR code of `uri`, as a data URL. */
  qrCode: string;
  /** The secret as text, for typing into the app. */
  secret: string;
  /** The secret as a link, for an app on this device. */
  uri: string;
}

/** Proof of the customer's identity, see `confirmIdentity`. */
export interface IdentityProof {
  password: string;
  /** Required where two-step sign-in is on: a code as for `verifyFactor`. */
  factor?: { factorId: string; code: string; challengeId?: string | undefined } | undefined;
}

/** The auth service. Every promise rejects with a BackendError; `refused` carries the server's message. */
export interface AuthAdapter {
  /**
   * Resolves with the session in browser storage, refreshed if it has expired; null when there is none. Rejects with
   * `logged-out` when the server refused the stored session: the customer then sees the log-in screen, a visitor the
   * sign-up.
   */
  getSession(): Promise<AuthSession | null>;
  /**
   * Returns false only when this browser certainly has no session. Optional: a server can then render the pages that
   * need no account, such as the sign-up. Without it, those pages appear after `getSession` has resolved.
   */
  mayHaveSession?: (() => boolean) | undefined;
  /**
   * Optional. Returns false when this browser cannot keep a session over a reload, because its storage is blocked or full:
   * the page says so after the log-in, and a reload asks the customer to log in again.
   */
  keepsSession?: (() => boolean) | undefined;
  /**
   * Returns true when the auth service can send codes by text, so that customers may add a phone as their second step.
   * Optional: without it they are offered an authenticator app alone.
   */
  offersPhone?: (() => boolean) | undefined;
  /** Calls `listener` after every later change, in this tab and others. Returns the function that unsubscribes. */
  onChange(listener: AuthListener): () => void;
  /**
   * Resolves with `confirm-email` when the project requires a confirmed address. There is then no session yet. `extra` are
   * the values of your own questions, as in {@link CallOptions}.
   */
  signUp(input: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    extra?: Readonly<Record<string, unknown>> | undefined;
  }): Promise<'logged-in' | 'confirm-email'>;
  logIn(input: { email: string; password: string }): Promise<void>;
  logOut(options?: LogOutOptions): Promise<void>;
  /** Requests the email with a link to `redirectTo`, an absolute URL on this origin. */
  requestPasswordReset(input: { email: string; redirectTo: string }): Promise<void>;
  /**
   * Spends the token of an email's link. The browser's session does not change. A `recovery` link stays open in this
   * tab, also after a reload, until `updatePassword` or `closeLink`: listeners get `link-opened`, and `updatePassword`
   * and the methods of the second step act on the link's account. Any other link only confirms an address.
   * Rejects with `refused` for a link that was used before or is too old.
   */
  openLink(link: EmailLink): Promise<OpenedLink>;
  /**
   * Leaves the account of the open link, whatever the service answers; listeners get `link-closed` with the browser's
   * session.
   */
  closeLink(options?: CustomerOptions): Promise<void>;
  updatePassword(input: { password: string }, options?: CustomerOptions): Promise<void>;
  /**
   * Starts a change of the logged-in customer's address: the service emails a link to each of the two addresses, and the
   * change is made once both were opened. With two-step sign-in the session must have passed the second step.
   */
  requestEmailChange(input: { email: string }, options?: CustomerOptions): Promise<void>;
  /** Lists the customer's factors, including unverified ones. */
  listFactors(options?: CustomerOptions): Promise<AuthFactor[]>;
  /**
   * Starts to add an authenticator app, which shows `issuer`; the auth service names it `friendlyName`. The factor
   * takes effect when `verifyFactor` accepts its code.
   */
  enrolFactor(input: { friendlyName: string; issuer: string }, options?: CustomerOptions): Promise<FactorEnrolment>;
  /**
   * Starts to add a phone, to which the auth service sends codes by text. `phone` is in E.164 form, such as
   * +447700900123. Resolves with the factor's id; the factor takes effect when `verifyFactor` accepts a code of
   * `challengeFactor`. The customer is asked for a number only when {@link AuthAdapter.offersPhone} says so.
   */
  enrolPhone(input: { friendlyName: string; phone: string }, options?: CustomerOptions): Promise<string>;
  /** Sends a code to the phone of a factor. Resolves with the id of the challenge, which `verifyFactor` needs. */
  challengeFactor(input: { factorId: string; channel: 'sms' }, options?: CustomerOptions): Promise<string>;
  /**
   * Completes the second step with a factor's code; a phone's code needs its challenge. Listeners receive
   * `mfa-verified`.
   */
  verifyFactor(
    input: { factorId: string; code: string; challengeId?: string | undefined },
    options?: CustomerOptions,
  ): Promise<void>;
  removeFactor(input: { factorId: string }, options?: CustomerOptions): Promise<void>;
  /**
   * Checks the logged-in customer's password again without changing the session. Resolves with headers for the call
   * that needs the proof, valid for 5 minutes.
   */
  confirmIdentity(proof: IdentityProof, options?: CustomerOptions): Promise<Readonly<Record<string, string>>>;
}

/** The methods of {@link AuthAdapter} that call the auth service. */
export type AuthMethod = Exclude<keyof AuthAdapter, 'mayHaveSession' | 'keepsSession' | 'offersPhone' | 'onChange'>;

/** The tables that are read directly. Rows are not parsed. */
export interface TableReads {
  /** One pension with its joined type, or null. */
  pension(id: string, options?: CallOptions): Promise<unknown>;
  /** One guide, or null. */
  guide(id: string, options?: CallOptions): Promise<unknown>;
  /** Newest first; only recommended ones (metadata.recommended = 2) when asked. */
  guides(filter: { recommended: boolean }, options?: CallOptions): Promise<unknown>;
  /** Soonest due first. */
  tasks(options?: CallOptions): Promise<unknown>;
  /**
   * The contacts of the providers with these names, in any order; names that are not in the firm's directory are left
   * out. Optional. Without it, pages show no contacts.
   */
  providers?: ((names: readonly string[], options?: CallOptions) => Promise<unknown>) | undefined;
}

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Called with the fraction sent: 0 when the file has passed its checks, 1 when all of it is sent. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** The customer's files. */
export interface FileAdapter {
  /**
   * Adds a file to the customer's documents. A repeat with the same `Idempotency-Key` adds nothing; a duplicate name
   * gets a number. An upload aborted while sending adds nothing; a file that has arrived is kept. Rejects with a
   * BackendError: `refused` with the serverCode PT415 for another type of file, PT413 for a file that is too large,
   * PT422 when its content does not match its name, PT424 for a Word document with macros, PT425 for a Word template, PT410
   * when it cannot be read, `empty-file` for an empty one, `large-picture` for a picture that is too large, and
   * `heic-picture`, `avif-picture`, `webp-picture` or `rtf-document` for a type that people can save as another. The content decides the
   * type: the document's name gets its extension.
   */
  upload(file: File, options?: UploadOptions): Promise<void>;
}

export const liveTables = ['tasks', 'guides', 'traces', 'pensions'] as const;

/** Tables with live updates. */
export type LiveTable = (typeof liveTables)[number];

/**
 * The backend adapter. Implement it to use your own server instead of Supabase or the memory adapter. Replies are
 * `unknown`: `createBackend` parses them.
 */
export interface PensionTraceAdapter {
  /**
   * Calls the procedure `name`. Resolves with its raw reply, rejects with a BackendError: `not-implemented` when the
   * backend does not have it.
   */
  rpc(name: string, payload: object | undefined, options?: CallOptions): Promise<unknown>;
  /**
   * Returns false for a procedure that your backend certainly does not have: the screens then hide what needs it.
   * Optional. Without it, they find out when a call rejects with `not-implemented`.
   */
  hasProcedure?: ((name: string) => boolean) | undefined;
  /** Calls the server function `name` with a JSON body. */
  invoke(name: string, body: object, options?: CallOptions): Promise<unknown>;
  auth: AuthAdapter;
  read: TableReads;
  files: FileAdapter;
  /** Calls `onChange` after any change to the table. Returns the function that unsubscribes. */
  subscribe(table: LiveTable, onChange: () => void): () => void;
}
