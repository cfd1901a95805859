import { BackendError } from '../../backend/BackendError';
import { addressLookup } from '../../backend/contracts/addressLookup';
import type { AuthEvent, LiveTable, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import { systemClock, type Clock } from '../../domain/clock';
import { applicationProcedures } from './applicationProcedures';
import { createResponder, type MemoryCall, type ResponderOptions } from './createResponder';
import { createMemoryAuth } from './createMemoryAuth';
import { createMemoryFiles, createMemoryReads, lookUpAddresses } from './createMemoryTables';
import { createState, type Scenario } from './createState';
import { entryProcedures } from './entryProcedures';
import { forItsCustomer } from './forItsCustomer';
import type { MemoryState } from './MemoryState';
import { onboardingProcedures } from './onboardingProcedures';
import { portalProcedures } from './portalProcedures';
import { getScenario, type ScenarioName } from './scenarios';
import { signingProcedures } from './signingProcedures';

/** Options of {@link createMemoryAdapter}. */
export interface MemoryOptions extends ResponderOptions {
  /** The current time. Default: the system's clock. */
  clock?: Clock | undefined;
  /** The firm's name in the letter and in signed records. Default: a fictional firm. */
  companyName?: string | undefined;
  /** Creates identifiers. Default `memory-1`, `memory-2` and so on. */
  createId?: (() => string) | undefined;
  /** Procedures that this backend does not have. Default: none. */
  without?: readonly string[] | undefined;
}

/** The memory adapter, whose state tests and stories can read and change. */
export interface MemoryAdapter extends PensionTraceAdapter {
  /** The backend's data. Change it like database rows. */
  state: MemoryState;
  /** Every call so far, oldest first. */
  calls: MemoryCall[];
  /** Sends an auth event to the listeners, such as `token-refreshed` or `mfa-verified`. */
  announceAuth: (event: AuthEvent) => void;
  /** Notifies the subscribers of a table of a change. */
  announceChange: (table: LiveTable) => void;
}

const lists = [onboardingProcedures, entryProcedures, signingProcedures, applicationProcedures, portalProcedures];
const procedures = new Map(lists.flat().map(({ name, run }) => [name, run] as const));

/**
 * Creates an in-memory backend for stories, tests and demos. It stores what it is sent and moves the tags like the
 * reference SQL: one test suite runs on both. It does not validate: it accepts and stores unchanged any value of the
 * right type, also one that the reference SQL refuses or formats. To show a refusal, script it with `fail`.
 *
 * @param scenario The name of a scenario, or your own. Default: `logged-out`.
 * @param options Clock, ids, the firm's name, failures and delays.
 */
export function createMemoryAdapter(
  scenario: ScenarioName | Scenario = 'logged-out',
  options: MemoryOptions = {},
): MemoryAdapter {
  const clock = options.clock ?? systemClock;
  const state = createState(typeof scenario === 'string' ? getScenario(scenario) : scenario, options.companyName);
  const { without = [] } = options;
  const calls: MemoryCall[] = [];
  const subscribers = new Set<{ table: LiveTable; onChange: () => void }>();
  let lastId = 0;
  const createId = options.createId ?? (() => `memory-${(lastId += 1)}`);
  const respond = createResponder(options, calls);
  const { auth, announceAuth } = createMemoryAuth(state, respond, createId);

  return forItsCustomer<MemoryAdapter>(state, {
    rpc: (name, payload, sent) =>
      respond(name, payload, sent, () => {
        const run = procedures.get(name);
        if (!run || without.includes(name)) {
          throw new BackendError('not-implemented', `There is no procedure ${name}`, { serverCode: 'PGRST202' });
        }
        return run({ state, now: clock.now(), createId, headers: sent?.headers ?? {} }, payload);
      }),
    invoke: (name, body, sent) =>
      respond(name, body, sent, () => {
        if (name === addressLookup.name) return lookUpAddresses(state, body);
        throw new BackendError('unexpected', `The function ${name} failed with status 404`);
      }),
    auth,
    read: createMemoryReads(state, respond),
    files: createMemoryFiles(state, respond, createId, () => clock.now()),
    subscribe(table, onChange) {
      const subscriber = { table, onChange };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    state,
    calls,
    announceAuth,
    announceChange(table) {
      for (const subscriber of subscribers) if (subscriber.table === table) subscriber.onChange();
    },
  });
}
