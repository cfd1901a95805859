import type * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import type { addressLookup } from '../../backend/contracts/addressLookup';
import type {
  AuthAdapter,
  AuthEvent,
  AuthMethod,
  CallOptions,
  FileAdapter,
  PensionTraceAdapter,
  TableReads,
} from '../../backend/PensionTraceAdapter';
import { mapAuth } from '../../backend/mapAuth';
import type { Procedures } from '../../backend/procedures';
import { createSessionEvents } from './createSessionEvents';

/** The server functions: one for each name. */
export interface ServerFunctions {
  /** Finds the addresses of a postcode. */
  address: (
    input: z.output<typeof addressLookup.input>,
    options?: CallOptions,
  ) => Promise<z.input<typeof addressLookup.output>>;
}

/** The parts of an adapter, each of which may be missing or incomplete. */
export interface AdapterParts {
  procedures?: Partial<Procedures> | undefined;
  functions?: Partial<ServerFunctions> | undefined;
  /**
   * Without `onChange`, the changes that this adapter makes are announced, and those of other tabs are not. `openLink`
   * needs `onChange` for links to a new password.
   */
  auth?: Partial<AuthAdapter> | undefined;
  read?: Partial<TableReads> | undefined;
  files?: Partial<FileAdapter> | undefined;
  /** Without it, tasks and guides are refetched when the customer comes back to the page, and not before. */
  subscribe?: PensionTraceAdapter['subscribe'] | undefined;
}

/**
 * Makes a whole adapter of the parts that you have: one procedure is enough for one screen. A call of a part that is
 * missing rejects with a BackendError (`unexpected`) which names the part to add.
 */
export function createAdapter(parts: AdapterParts): PensionTraceAdapter {
  const { procedures = {}, functions = {}, auth = {}, read = {}, files = {} } = parts;
  const { onChange, after } = createSessionEvents(auth);

  return {
    rpc(name, payload, options) {
      const procedure = partCalled(procedures, name);
      return procedure?.(payload, options) ?? missing(`the procedure ${name}`, `procedures.${name}`);
    },
    invoke(name, body, options) {
      const serverFunction = partCalled(functions, name);
      return serverFunction?.(body, options) ?? missing(`the function ${name}`, `functions.${name}`);
    },
    auth: {
      ...mapAuth((method, run) => {
        const reply = auth[method] ? run(auth) : missingMethod(`auth.${method}`);
        const event = eventAfter[method];
        return event ? after(reply, event) : reply;
      }),
      onChange,
      mayHaveSession: auth.mayHaveSession,
    },
    read: {
      pension: (id, options) => read.pension?.(id, options) ?? missingMethod('read.pension'),
      guide: (id, options) => read.guide?.(id, options) ?? missingMethod('read.guide'),
      guides: (filter, options) => read.guides?.(filter, options) ?? missingMethod('read.guides'),
      tasks: (options) => read.tasks?.(options) ?? missingMethod('read.tasks'),
    },
    files: { upload: (file, options) => files.upload?.(file, options) ?? missingMethod('files.upload') },
    subscribe: parts.subscribe ?? (() => () => {}),
  };
}

/** The changes that a method makes, for listeners of an adapter without `onChange`. */
const eventAfter: Partial<Record<AuthMethod, AuthEvent>> = {
  signUp: 'signed-in',
  signIn: 'signed-in',
  signOut: 'signed-out',
  verifyFactor: 'mfa-verified',
};

type Call = (input: object | undefined, options: CallOptions | undefined) => Promise<unknown>;

/** The part with a name that is known only at run time. `createBackend` checks inputs and replies by contract. */
function partCalled(parts: object, name: string): Call | undefined {
  return Object.hasOwn(parts, name) ? (parts as Record<string, Call | undefined>)[name] : undefined;
}

function missingMethod(name: string): Promise<never> {
  return missing(name, name);
}

function missing(what: string, part: string): Promise<never> {
  return Promise.reject(
    new BackendError(
      'unexpected',
      `This adapter does not implement ${what}. Add ${part} to the parts that you give to createAdapter.`,
    ),
  );
}
