import * as z from 'zod/mini';
import { plainLine } from '../domain/text';
import { BackendError } from './BackendError';
import type { AnyContract, Contract } from './contract';
import { addressLookup, type AddressLookupReply } from './contracts/addressLookup';
import { describeIssues } from './describeIssues';
import {
  guide,
  pension,
  providerContacts,
  task,
  type Guide,
  type Pension,
  type ProviderContacts,
  type Task,
} from './entities';
import { mapAuth } from './mapAuth';
import type { AuthAdapter, CallOptions, LiveTable, PensionTraceAdapter, UploadOptions } from './PensionTraceAdapter';
import { withTimeout } from './withTimeout';

/** Options of a call. */
export interface BackendCallOptions extends CallOptions {
  /** Calls `onError` for a refusal too: for reads, whose refusals customers do not see. Default false. */
  reportsRefusal?: boolean | undefined;
  /** Prefixes the message of an error, for logs. */
  errorPrefix?: string | undefined;
  /** For a procedure that needs no session: it is called for no customer. Default false. */
  isOpen?: boolean | undefined;
}

/** The reply to use when the backend does not have a procedure. */
export interface MissingReply<Reply> {
  reply: Reply;
  /** What a customer gets instead, as a sentence for developers. */
  effect: string;
}

/** Options of {@link Backend.call}. */
export interface ProcedureOptions<Missing = unknown> extends BackendCallOptions {
  /** With it, a backend without the procedure is a warning for developers and no error. */
  ifMissing?: MissingReply<Missing> | undefined;
  /**
   * What a customer gets without the procedure, as a sentence for developers. With it, the call still rejects, but a
   * missing procedure is a warning and no error.
   */
  effectIfMissing?: string | undefined;
}

/** An adapter wrapped with parsed replies, a timeout, one error type, reporting and session expiry. */
export interface Backend {
  /** Calls a procedure. Sends nothing when the input does not match the contract. */
  call<Input, Output, Missing = never>(
    contract: Contract<string, Input, Output>,
    input: NoInfer<Input>,
    options?: ProcedureOptions<Missing>,
  ): Promise<Output | Missing>;
  /** Returns false once it is known that the backend does not have the procedure. */
  hasProcedure(contract: AnyContract): boolean;
  lookUpAddresses(postcode: string, options?: BackendCallOptions): Promise<AddressLookupReply>;
  readPension(id: string, options?: BackendCallOptions): Promise<Pension | null>;
  readGuide(id: string, options?: BackendCallOptions): Promise<Guide | null>;
  readGuides(filter: { recommended: boolean }, options?: BackendCallOptions): Promise<Guide[]>;
  readTasks(options?: BackendCallOptions): Promise<Task[]>;
  /** The contacts of providers by name. Empty for an adapter that reads none. */
  readProviders(names: readonly string[], options?: BackendCallOptions): Promise<ProviderContacts[]>;
  /** Adds a file to the customer's documents. */
  uploadDocument(file: File, options?: UploadOptions): Promise<void>;
  /** Calls `onChange` after any change to the table. Returns the function that unsubscribes. */
  subscribe(table: LiveTable, onChange: () => void): () => void;
  auth: AuthAdapter;
}

/** The customer of a page, read at each call. */
export interface PageCustomer {
  /** Counts the customers who came before. */
  page: number;
  /** The customer whose screens the page shows, also while logged out; undefined until one logs in. */
  getId: () => string | undefined;
  /** The customer of the auth calls: that of an open link or a second step, otherwise the page's. */
  getAccountId: () => string | undefined;
}

export interface BackendSettings {
  /** Milliseconds after which an unanswered call rejects with `timeout`. Default 30000. */
  timeout?: number | undefined;
  /**
   * Called with every error that customers do not see: all but refusals, and refusals of calls with `reportsRefusal`.
   * Not called when the customer logged out during the call, in this tab or another.
   */
  onError?: ((error: BackendError) => void) | undefined;
  /** Called with a message for developers that is no error. */
  onWarning?: ((message: string) => void) | undefined;
  /** Called when the server no longer accepts the session. */
  onLoggedOut?: (() => void) | undefined;
  /** Called when the browser's session is no longer that of the page's customer. */
  onOtherCustomer?: (() => void) | undefined;
}

/** The timeout of an upload, as a multiple of a call's. */
const uploadTimeouts = 10;

const noCustomer: PageCustomer = { page: 0, getId: () => undefined, getAccountId: () => undefined };

/**
 * Wraps an adapter. Every promise of the result settles within `timeout` (an upload: within ten timeouts without
 * progress) and rejects only with a BackendError.
 *
 * @param customer The customer of the page, whom each call names to the adapter. Default: nobody.
 */
export function createBackend(
  adapter: PensionTraceAdapter,
  settings: BackendSettings = {},
  customer: PageCustomer = noCustomer,
): Backend {
  const { timeout = 30_000, onError, onWarning, onLoggedOut, onOtherCustomer } = settings;
  /** The procedures that the backend turned out not to have. */
  const missing = new Set<string>();

  async function guarded<T>(options: ProcedureOptions | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      const error = withPrefix(BackendError.from(cause), options?.errorPrefix);
      const isExpected =
        error.code === 'refused'
          ? !options?.reportsRefusal
          : error.code === 'other-customer' || isReplaced(error, options) || (await isAfterLogOut(error));
      if (!isExpected && !options?.signal?.aborted) onError?.(error);
      if (error.code === 'logged-out') onLoggedOut?.();
      if (error.code === 'other-customer') onOtherCustomer?.();
      throw error;
    }
  }

  /**
   * Whether the session had already ended in this browser. Otherwise the server refused a session that looked valid.
   */
  async function isAfterLogOut({ code }: BackendError): Promise<boolean> {
    if (code !== 'logged-out') return false;
    const session = await withTimeout('getSession', timeout, undefined, () => adapter.auth.getSession()).catch(
      () => undefined,
    );
    return session === null;
  }

  const forCustomer = <Options extends CallOptions>(options: Options): Options => {
    const customerId = customer.getId();
    return customerId === undefined ? options : { ...options, customerId };
  };

  function parsed<T>(
    what: string,
    schema: z.core.$ZodType<T>,
    options: ProcedureOptions | undefined,
    send: (options: CallOptions) => Promise<unknown>,
  ): Promise<T> {
    return guarded(options, async () => {
      const { signal, headers, extra } = options ?? {};
      const sent: CallOptions = { signal, headers, ...(extra && { extra }) };
      const reply = await withTimeout(what, timeout, options?.isOpen ? sent : forCustomer(sent), send);
      const { success, data, error } = z.safeParse(schema, reply);
      if (success) return data;
      const places = describeIssues(error.issues, reply);
      throw new BackendError('invalid-reply', `The reply of ${what} does not fit its contract at: ${places}`);
    });
  }

  // Every auth method gets the timeout, the error type and the reporting.
  const auth = mapAuth((method, run) =>
    guarded(undefined, () =>
      withTimeout(method, timeout, undefined, async () => {
        const customerId = customer.getAccountId();
        const reply = run(adapter.auth, customerId === undefined ? undefined : { customerId });
        return method === 'logOut' ? reply.catch(ignoreLoggedOut) : reply;
      }),
    ),
  );

  return {
    async call(contract, input, options) {
      try {
        return await parsed(contract.name, contract.output, options, async (sent) =>
          adapter.rpc(contract.name, payloadOf(contract, input), sent),
        );
      } catch (error) {
        if (!(error instanceof BackendError) || error.code !== 'not-implemented') throw error;
        missing.add(contract.name);
        const { ifMissing, effectIfMissing = ifMissing?.effect } = options ?? {};
        if (effectIfMissing !== undefined) {
          onWarning?.(`The backend has no procedure ${contract.name}. ${effectIfMissing}`);
        }
        if (!ifMissing) throw error;
        return ifMissing.reply;
      }
    },
    hasProcedure: ({ name }) => !missing.has(name) && adapter.hasProcedure?.(name) !== false,
    lookUpAddresses: (postcode, options) =>
      parsed(addressLookup.name, addressLookup.output, options, (sent) =>
        adapter.invoke(addressLookup.name, { postcode }, sent),
      ),
    readPension: (id, options) =>
      parsed('the table pensions', z.nullable(pension), options, (sent) => adapter.read.pension(id, sent)),
    readGuide: (id, options) =>
      parsed('the table guides', z.nullable(guide), options, (sent) => adapter.read.guide(id, sent)),
    readGuides: (filter, options) =>
      parsed('the table guides', z.array(guide), options, (sent) => adapter.read.guides(filter, sent)),
    readTasks: (options) => parsed('the table tasks', z.array(task), options, (sent) => adapter.read.tasks(sent)),
    readProviders: async (names, options) =>
      names.length === 0
        ? []
        : parsed(
            'the table pension_providers',
            z.array(providerContacts),
            options,
            async (sent) => adapter.read.providers?.(names, sent) ?? [],
          ),
    uploadDocument: (file, options) =>
      guarded(options, () =>
        withTimeout('the upload', timeout * uploadTimeouts, forCustomer(options ?? {}), (sent, extend) =>
          adapter.files.upload(withPlainName(file), {
            ...sent,
            onProgress(progress) {
              extend();
              options?.onProgress?.(progress);
            },
          }),
        ),
      ),
    subscribe(table, onChange) {
      try {
        return adapter.subscribe(table, onChange);
      } catch (error) {
        onError?.(BackendError.from(error));
        return () => {};
      }
    },
    auth: {
      ...auth,
      mayHaveSession: adapter.auth.mayHaveSession,
      keepsSession: adapter.auth.keepsSession,
      offersPhone: adapter.auth.offersPhone,
      onChange: (listener) => adapter.auth.onChange(listener),
    } satisfies AuthAdapter,
  };
}

function payloadOf(contract: AnyContract, input: unknown): object | undefined {
  const { success, data, error } = z.safeParse(contract.input, input);
  if (success) return typeof data === 'object' && data !== null ? data : undefined;
  const places = describeIssues(error.issues, input);
  throw new BackendError('invalid-request', `The input of ${contract.name} does not fit its contract at: ${places}`);
}

/** The server refuses control characters, which some apps write into the names of files. */
function withPlainName(file: File): File {
  const { name, type, lastModified } = file;
  const plain = plainLine(name);
  return plain === name ? file : new File([file], plain, { type, lastModified });
}

function withPrefix(error: BackendError, prefix: string | undefined): BackendError {
  if (prefix === undefined) return error;
  const { code, message, serverCode, parameter } = error;
  return new BackendError(code, `${prefix} ${message}`, { serverCode, parameter, cause: error });
}

/** Whether the call is a warning, and no error, for a backend without the procedure. */
function isReplaced({ code }: BackendError, options: ProcedureOptions | undefined): boolean {
  return code === 'not-implemented' && (options?.ifMissing !== undefined || options?.effectIfMissing !== undefined);
}

/** Ignores `logged-out`: the server no longer has the session, so it has already ended. */
function ignoreLoggedOut(error: unknown) {
  if (BackendError.from(error).code !== 'logged-out') throw error;
}
