import { BackendError } from '../../backend/BackendError';
import { addressLookup } from '../../backend/contracts/addressLookup';
import type { LiveTable } from '../../backend/PensionTraceAdapter';
import { calendarDateIn, systemClock, type Clock } from '../../domain/clock';
import { rulesFor, type Rules, type RulesPreset } from '../../domain/rules';
import { accountProcedures } from './accountProcedures';
import { applicationProcedures } from './applicationProcedures';
import { createResponder, type ResponderOptions } from './createResponder';
import { createMemoryAuth } from './createMemoryAuth';
import { createMemoryFiles } from './createMemoryFiles';
import { createMemoryReads } from './createMemoryReads';
import { createState, type Scenario } from './createState';
import { directoryProcedures } from './directoryProcedures';
import { forItsCustomer } from './forItsCustomer';
import { lookUpAddresses } from './lookUpAddresses';
import type { MemoryAdapter, MemoryCall } from './MemoryAdapter';
import { onboardingProcedures } from './onboardingProcedures';
import { pensionProcedures } from './pensionProcedures';
import { draftProcedures } from './draftProcedures';
import { getScenario, type ScenarioName } from './scenarios';
import { signedProcedures } from './signedProcedures';
import { signingProcedures } from './signingProcedures';
import { supportProcedures } from './supportProcedures';
import { traceProcedures } from './traceProcedures';

/** Options of {@link createMemoryAdapter}. */
export interface MemoryOptions extends ResponderOptions {
  /** The current time. Default: the system's clock. */
  clock?: Clock | undefined;
  /** The rules for names, phone numbers and titles. Default `standard`. */
  rules?: RulesPreset | Rules | undefined;
  /** Creates identifiers. Default `memory-1`, `memory-2` and so on. */
  createId?: (() => string) | undefined;
  /** Procedures that this backend does not have. Default: none. */
  without?: readonly string[] | undefined;
}

const procedures = new Map(
  [
    onboardingProcedures,
    traceProcedures,
    pensionProcedures,
    signingProcedures,
    signedProcedures,
    applicationProcedures,
    accountProcedures,
    draftProcedures,
    supportProcedures,
    directoryProcedures,
  ].flatMap((list) => list.map(({ name, run }) => [name, run] as const)),
);

/**
 * Creates an in-memory backend for stories, tests and demos. It behaves like the reference SQL: one test suite runs on
 * both.
 *
 * @param scenario The name of a scenario, or your own. Default: `logged-out`.
 * @param options Clock, rules, ids, failures and delays.
 */
export function createMemoryAdapter(
  scenario: ScenarioName | Scenario = 'logged-out',
  options: MemoryOptions = {},
): MemoryAdapter {
  const clock = options.clock ?? systemClock;
  const state = createState(typeof scenario === 'string' ? getScenario(scenario, clock.now()) : scenario);
  if (options.rules) state.rules = rulesFor(options.rules);
  const { without = [] } = options;
  const calls: MemoryCall[] = [];
  const subscribers = new Set<{ table: LiveTable; onChange: () => void }>();
  let lastId = 0;
  const createId = options.createId ?? (() => `memory-${(lastId += 1)}`);
  const respond = createResponder(options, calls);
  const { auth, announceAuth } = createMemoryAuth(state, respond, createId, clock);

  return forItsCustomer<MemoryAdapter>(state, {
    rpc: (name, payload, sent) =>
      respond(name, payload, sent, () => {
        const run = procedures.get(name);
        if (!run || without.includes(name)) {
          throw new BackendError('not-implemented', `There is no procedure ${name}`, { serverCode: 'PGRST202' });
        }
        const now = clock.now();
        const today = calendarDateIn(now, 'Europe/London');
        return run({ state, now, today, createId, headers: sent?.headers ?? {} }, payload);
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
      return () => {
        subscribers.delete(subscriber);
      };
    },
    state,
    calls,
    announceAuth,
    announceChange(table) {
      for (const subscriber of subscribers) if (subscriber.table === table) subscriber.onChange();
    },
  });
}
