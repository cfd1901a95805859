import * as z from 'zod/mini';
import { BackendError } from './BackendError';
import type { AnyContract, InputOf, OutputOf } from './contract';
import { addressLookup, type AddressLookupReply } from './contracts/addressLookup';
import { guide, pension, task, type Guide, type Pension, type Task } from './entities';
import type { AuthAdapter, CallOptions, LiveTable, PensionTraceAdapter, UploadOptions } from './PensionTraceAdapter';

/** An adapter whose replies have been parsed: what features talk to. */
export interface Backend {
  /** Calls a procedure. Rejects with a BackendError, and sends nothing when the input does not fit the contract. */
  call<C extends AnyContract>(contract: C, input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C>>;
  lookUpAddresses(postcode: string, options?: CallOptions): Promise<AddressLookupReply>;
  readPension(id: string, options?: CallOptions): Promise<Pension | null>;
  readGuide(id: string, options?: CallOptions): Promise<Guide | null>;
  readGuides(filter: { recommended: boolean }, options?: CallOptions): Promise<Guide[]>;
  readTasks(options?: CallOptions): Promise<Task[]>;
  /** Adds a file to the customer's documents. */
  uploadDocument(file: File, options?: UploadOptions): Promise<void>;
  subscribe(table: LiveTable, onChange: () => void): () => void;
  auth: AuthAdapter;
}

/** A file takes longer than an answer: it may be silent for this many times the timeout. */
const uploadPatience = 10;

export interface BackendSettings {
  /** Milliseconds after which an unanswered call rejects with `timeout`. Default 30000. */
  timeout?: number | undefined;
}

/**
 * Puts the contracts around an adapter: what goes out and what comes back is checked, a call that is never
 * answered ends, and every failure is a BackendError.
 */
export function createBackend(adapter: PensionTraceAdapter, settings: BackendSettings = {}): Backend {
  const timeout = settings.timeout ?? 30_000;

  async function guarded<T>(
    what: string,
    schema: z.ZodMiniType<T>,
    options: CallOptions | undefined,
    send: (options: CallOptions) => Promise<unknown>,
  ): Promise<T> {
    const reply = await withinTime(what, timeout, options, send);
    const parsed = z.safeParse(schema, reply);
    if (parsed.success) return parsed.data;
    // The issues name fields, never values: personal data stays out of messages.
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || '(reply)').join(', ');
    throw new BackendError('invalid-reply', `The reply of ${what} does not fit its contract at: ${fields}`);
  }

  return {
    async call<C extends AnyContract>(contract: C, input: InputOf<C>, options?: CallOptions) {
      const parsed = z.safeParse(contract.input, input);
      if (!parsed.success) {
        const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
        throw new BackendError(
          'invalid-request',
          `The input of ${contract.name} does not fit its contract at: ${fields}`,
        );
      }
      const data: unknown = parsed.data;
      const payload = typeof data === 'object' && data !== null ? data : undefined;
      const output = contract.output as z.ZodMiniType<OutputOf<C>>;
      return guarded(contract.name, output, options, (sent) => adapter.rpc(contract.name, payload, sent));
    },
    lookUpAddresses: (postcode, options) =>
      guarded(addressLookup.name, addressLookup.output, options, (sent) =>
        adapter.invoke(addressLookup.name, { postcode }, sent),
      ),
    readPension: (id, options) =>
      guarded('the table pensions', z.nullable(pension), options, (sent) => adapter.read.pension(id, sent)),
    readGuide: (id, options) =>
      guarded('the table guides', z.nullable(guide), options, (sent) => adapter.read.guide(id, sent)),
    readGuides: (filter, options) =>
      guarded('the table guides', z.array(guide), options, (sent) => adapter.read.guides(filter, sent)),
    readTasks: (options) => guarded('the table tasks', z.array(task), options, (sent) => adapter.read.tasks(sent)),
    async uploadDocument(file, options) {
      await withinTime('the upload', timeout * uploadPatience, options, (sent, stay) =>
        adapter.files.upload(file, {
          ...sent,
          onProgress(progress) {
            stay();
            options?.onProgress?.(progress);
          },
        }),
      );
    },
    subscribe: (table, onChange) => adapter.subscribe(table, onChange),
    auth: adapter.auth,
  };
}

async function withinTime(
  what: string,
  timeout: number,
  options: CallOptions | undefined,
  /** Sends, and says with `stay` that it goes on: then the time begins anew. */
  send: (options: CallOptions, stay: () => void) => Promise<unknown>,
): Promise<unknown> {
  const controller = new AbortController();
  const abort = () => controller.abort(options?.signal?.reason);
  if (options?.signal?.aborted) abort();
  options?.signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stay = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    stay = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new BackendError('timeout', `${what} did not answer within ${timeout} ms`));
        controller.abort();
      }, timeout);
    };
  });
  stay();
  try {
    return await Promise.race([send({ ...options, signal: controller.signal }, () => stay()), late]);
  } catch (error) {
    throw BackendError.from(error);
  } finally {
    stay = () => {};
    clearTimeout(timer);
    options?.signal?.removeEventListener('abort', abort);
  }
}
