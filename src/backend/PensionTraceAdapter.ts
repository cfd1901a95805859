/** What every call may carry. */
export interface CallOptions {
  /** Aborted when nobody waits for the answer any more, or when it takes too long. */
  signal?: AbortSignal | undefined;
  /**
   * Travels beside the payload, so that procedures that know nothing of it are called unchanged:
   * `Idempotency-Key` (one per intended effect) and `X-Evidence` (how an authorisation was signed, JSON in ASCII).
   */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Who is signed in, as far as the client knows. */
export interface AuthSession {
  userId: string;
  email: string | undefined;
  /**
   * Where two-step sign-in stands (specification section 4): `due` when the access level of the session's token is
   * aal1 and the next level is aal2, `passed` when it is aal2. Left out for a customer without a second factor.
   */
  secondStep?: 'due' | 'passed' | undefined;
}

/** What happened to the session (specification section 4). */
export type AuthEvent =
  'restored' | 'signed-in' | 'token-refreshed' | 'signed-out' | 'password-recovery' | 'user-updated' | 'mfa-verified';

export type AuthListener = (event: AuthEvent, session: AuthSession | null) => void;

/** An authenticator app, which gives the codes of the second step. */
export interface AuthFactor {
  id: string;
  /** Only a factor whose code has been entered once counts. */
  isVerified: boolean;
}

/** What an authenticator app needs to know, once. */
export interface FactorEnrolment {
  factorId: string;
  /** A picture of `uri` to scan, as a data URL. */
  qrCode: string;
  /** The same to type. */
  secret: string;
  /** The same as a link, for an app on this device. */
  uri: string;
}

/** The auth service. Every promise rejects with a BackendError; `refused` carries the server's message. */
export interface AuthAdapter {
  /** The session in browser storage, refreshed when it has run out; null when signed out. */
  getSession(): Promise<AuthSession | null>;
  /** Tells what happens from now on, in this tab and others. Returns the function that ends it. */
  onChange(listener: AuthListener): () => void;
  /** Resolves with `confirm-email` when the project wants the address confirmed first: there is no session then. */
  signUp(input: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
  }): Promise<'signed-in' | 'confirm-email'>;
  signIn(input: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Asks for the mail with a link to `redirectTo`, an absolute address on this origin. */
  requestPasswordReset(input: { email: string; redirectTo: string }): Promise<void>;
  updatePassword(input: { password: string }): Promise<void>;
  /** The customer's authenticator apps, those included whose code was never entered. */
  listFactors(): Promise<AuthFactor[]>;
  /**
   * Begins to add an authenticator app, which will show `issuer`; the auth service calls it `friendlyName`. It counts
   * once `verifyFactor` accepts a code of it.
   */
  enrolFactor(input: { friendlyName: string; issuer: string }): Promise<FactorEnrolment>;
  /** Challenges a factor and answers with its code: the session then has passed the second step, as `mfa-verified` tells. */
  verifyFactor(input: { factorId: string; code: string }): Promise<void>;
  removeFactor(input: { factorId: string }): Promise<void>;
}

/** The tables that are read directly (specification section 7). Rows come as they are; the caller parses them. */
export interface TableReads {
  /** One pension with its joined type, or null. */
  pension(id: string, options?: CallOptions): Promise<unknown>;
  /** One guide, or null. */
  guide(id: string, options?: CallOptions): Promise<unknown>;
  /** Newest first; only recommended ones (metadata.recommended = 2) when asked. */
  guides(filter: { recommended: boolean }, options?: CallOptions): Promise<unknown>;
  /** Soonest due first. */
  tasks(options?: CallOptions): Promise<unknown>;
}

/** What an upload may carry. */
export interface UploadOptions extends CallOptions {
  /** Told how much has been sent: 0 once the file was found fit to be sent, 1 when all of it has gone out. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** The customer's files (no call is specified; the one here is ours). */
export interface FileAdapter {
  /**
   * Adds a file to the customer's documents; a repeat under the same `Idempotency-Key` adds nothing, and a name that
   * is taken gets a number. An upload that is aborted while it is being sent leaves nothing in the list; once the file
   * has arrived it is kept. Rejects with a BackendError: `refused` with the serverCode PT415 for another type of file,
   * PT413 for one that is too large, PT422 when its content is not what its name says, PT410 when it cannot be read.
   */
  upload(file: File, options?: UploadOptions): Promise<void>;
}

/** Tables whose changes are told live. */
export type LiveTable = 'tasks' | 'guides';

/**
 * The one door to a backend. Everything above it is the same on Supabase, in memory and on a firm's own server.
 * What comes through it is `unknown`: `createBackend` parses it.
 */
export interface PensionTraceAdapter {
  /** Calls the procedure `name`; resolves with its raw reply, rejects with a BackendError. */
  rpc(name: string, payload: object | undefined, options?: CallOptions): Promise<unknown>;
  /** Calls the server function `name` with a JSON body. */
  invoke(name: string, body: object, options?: CallOptions): Promise<unknown>;
  auth: AuthAdapter;
  read: TableReads;
  files: FileAdapter;
  /** Calls `onChange` after any change to the table. Returns the function that ends it. */
  subscribe(table: LiveTable, onChange: () => void): () => void;
}
