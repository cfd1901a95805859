import { hasOwn } from '../../domain/hasOwn';
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
import type { Given } from '../../domain/withDefaults';
import { mapAuth } from '../../backend/mapAuth';
import { contracts, type Procedures } from '../../backend/procedures';
import { closestOf } from '../../domain/closestOf';
import { createSessionEvents } from './createSessionEvents';

/** The server functions by name. */
export interface ServerFunctions {
  /** Finds the addresses of a postcode. */
  address: (
    input: z.output<typeof addressLookup.input>,
    options?: CallOptions,
  ) => Promise<z.input<typeof addressLookup.output>>;
}

/** The parts of an adapter. Each may be missing or incomplete. */
export interface AdapterParts {
  procedures?: Given<Procedures> | undefined;
  functions?: Given<ServerFunctions> | undefined;
  /**
   * Without `onChange`, listeners are notified of this adapter's own changes, but not of changes in other tabs.
   * `openLink` needs `onChange` for links to a new password.
   */
  auth?: Given<AuthAdapter> | undefined;
  read?: Given<TableReads> | undefined;
  files?: Given<FileAdapter> | undefined;
  /** Without it, tasks and guides are refetched only when the customer returns to the page. */
  subscribe?: PensionTraceAdapter['subscribe'] | undefined;
}

/**
 * Creates an adapter from partial implementations: one procedure is enough for one screen. A call of a missing part
 * rejects with a BackendError (`not-implemented`) that names the part to add.
 *
 * @throws TypeError without parts and, in development, for a procedure that no screen calls.
 */
export function createAdapter(parts: AdapterParts): PensionTraceAdapter {
  requireParts(parts);
  // The only use of the contracts: a bundler leaves them out of a production build.
  if (process.env.NODE_ENV !== 'production') requireKnownNames(parts.procedures ?? {});
  const { procedures = {}, functions = {}, auth = {}, read = {}, files = {} } = parts;
  const { onChange, after } = createSessionEvents(auth);

  return {
    hasProcedure: (name) => partCalled(procedures, name) !== undefined,
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
      keepsSession: auth.keepsSession,
      offersPhone: auth.offersPhone,
    },
    read: {
      pension: (id, options) => read.pension?.(id, options) ?? missingMethod('read.pension'),
      guide: (id, options) => read.guide?.(id, options) ?? missingMethod('read.guide'),
      guides: (filter, options) => read.guides?.(filter, options) ?? missingMethod('read.guides'),
      tasks: (options) => read.tasks?.(options) ?? missingMethod('read.tasks'),
      providers: (names, options) => read.providers?.(names, options) ?? Promise.resolve([]),
    },
    files: { upload: (file, options) => files.upload?.(file, options) ?? missingMethod('files.upload') },
    subscribe: parts.subscribe ?? (() => () => {}),
  };
}

/** The session changes by method, for an adapter without `onChange`. */
const eventAfter: Partial<Record<AuthMethod, AuthEvent>> = {
  signUp: 'logged-in',
  logIn: 'logged-in',
  logOut: 'logged-out',
  verifyFactor: 'mfa-verified',
};

function requireParts(parts: unknown) {
  if (typeof parts === 'object' && parts !== null) return;
  throw new TypeError(
    'createAdapter needs the parts of your backend. Write createAdapter({ auth: { getSession }, procedures: { portal_user } }).',
  );
}

/** No screen calls a procedure with a misspelt name, so nothing else would report it. */
function requireKnownNames(procedures: object) {
  const known = Object.keys(contracts);
  const unknown = Object.keys(procedures).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const closest = closestOf(unknown, known);
  throw new TypeError(
    `createAdapter was given procedures.${unknown}, which no screen calls. ${closest ? `Write ${closest}.` : 'docs/contracts.md lists all procedures.'}`,
  );
}

type Call = (input: object | undefined, options: CallOptions | undefined) => Promise<unknown>;

/** Returns a part by a name known only at run time. `createBackend` checks inputs and replies by contract. */
function partCalled(parts: object, name: string): Call | undefined {
  return hasOwn(parts, name) ? (parts as Record<string, Call | undefined>)[name] : undefined;
}

function missingMethod(name: string): Promise<never> {
  return missing(name, name);
}

function missing(what: string, part: string): Promise<never> {
  return Promise.reject(
    new BackendError(
      'not-implemented',
      `This adapter does not implement ${what}. Add ${part} to the parts that you give to createAdapter.`,
    ),
  );
}
