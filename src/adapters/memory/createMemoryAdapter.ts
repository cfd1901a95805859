import { addressLookup } from '../../backend/contracts/addressLookup';
import { BackendError } from '../../backend/BackendError';
import type { AuthEvent, LiveTable, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import { accountProcedures } from './accountProcedures';
import { applicationProcedures } from './applicationProcedures';
import { createGate, type GateOptions } from './createGate';
import { createMemoryAuth } from './createMemoryAuth';
import { createMemoryReads } from './createMemoryReads';
import { lookUpAddresses } from './lookUpAddresses';
import type { MemoryState } from './MemoryState';
import { onboardingProcedures } from './onboardingProcedures';
import { pensionProcedures } from './pensionProcedures';
import type { World } from './procedure';
import { rememberAnswers } from './rememberAnswers';
import { createState, type Scenario } from './Scenario';
import { scenarios, type ScenarioName } from './scenarios';
import { searchProcedures } from './searchProcedures';
import { traceProcedures } from './traceProcedures';

/** How the backend in memory behaves, beside what it knows. */
export interface MemoryOptions extends GateOptions {
  /** The present moment. Default the real one. */
  clock?: (() => Date) | undefined;
  /** Makes identifiers. Default `memory-1`, `memory-2` and so on. */
  createId?: (() => string) | undefined;
}

/** One call that reached the adapter, whether it was answered or not. */
export interface MemoryCall {
  /** The procedure, the function, `read.tasks`, `auth.signIn` … */
  name: string;
  payload: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The port in memory, with its inside open to tests and stories. */
export interface MemoryAdapter extends PensionTraceAdapter {
  /** What the backend knows. Changing it is as changing rows by hand. */
  state: MemoryState;
  /** Every call so far, oldest first. */
  calls: MemoryCall[];
  /** Tells listeners of the session what the auth service would, such as `token-refreshed` or `mfa-verified`. */
  announceAuth: (event: AuthEvent) => void;
  /** Tells those who subscribed that a table changed. */
  announceChange: (table: LiveTable) => void;
}

const procedures = new Map(
  [
    onboardingProcedures,
    applicationProcedures,
    traceProcedures,
    pensionProcedures,
    accountProcedures,
    searchProcedures,
  ].flatMap((list) => list.map(({ name, run }) => [name, run] as const)),
);

/**
 * The whole backend in memory: for stories, tests and a first look. It behaves as the reference SQL does; one suite
 * of tests runs on both.
 *
 * @param scenario The name of a situation, or a situation of your own. Default `signed-out`.
 * @param options How it behaves: clock, identifiers, failures, delays.
 */
export function createMemoryAdapter(
  scenario: ScenarioName | Scenario = 'signed-out',
  options: MemoryOptions = {},
): MemoryAdapter {
  const state = createState(typeof scenario === 'string' ? scenarios[scenario] : scenario);
  const calls: MemoryCall[] = [];
  const subscribers = new Set<{ table: LiveTable; onChange: () => void }>();
  const answers = rememberAnswers();
  let lastId = 0;
  const pass = createGate(options, calls);
  const { auth, announceAuth } = createMemoryAuth(state, pass, createId);

  function createId() {
    lastId += 1;
    return options.createId?.() ?? `memory-${lastId}`;
  }

  function announceChange(table: LiveTable) {
    for (const subscriber of [...subscribers]) if (subscriber.table === table) subscriber.onChange();
  }

  return {
    rpc: (name, payload, sent) =>
      pass(name, payload, sent, () => {
        const run = procedures.get(name);
        if (!run) throw new BackendError('unexpected', `${name} failed with PGRST202`, { serverCode: 'PGRST202' });
        const headers = sent?.headers ?? {};
        const world: World = { state, now: options.clock ?? (() => new Date()), createId, headers };
        return answers(name, state.signedInAs, headers, () => run(world, payload));
      }),
    invoke: (name, body, sent) =>
      pass(name, body, sent, () => {
        if (name === addressLookup.name) return lookUpAddresses(state, body);
        throw new BackendError('unexpected', `The function ${name} failed with status 404`);
      }),
    auth,
    read: createMemoryReads(state, pass),
    subscribe(table, onChange) {
      const subscriber = { table, onChange };
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
    state,
    calls,
    announceAuth,
    announceChange,
  };
}
