import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../domain/seededRandom';
import { address, authorisation, pension, personal, trace } from './customers';

/** A request of a tab, with the transitions that it may cause. A correction changes no tag. */
interface TabAction {
  procedure: string;
  sends: object;
  /** Every transition; `[7, 7]` when the tags do not change. */
  transitions: readonly (readonly [from: number, to: number])[];
}

/** Every step of the onboarding. */
const tabActions: readonly [TabAction, ...TabAction[]] = [
  { procedure: 'portal_personal', sends: personal, transitions: [[1, 2]] },
  { procedure: 'portal_address', sends: address, transitions: [[2, 3]] },
  { procedure: 'portal_why', sends: { p_reason: 2 }, transitions: [[3, 4]] },
  { procedure: 'portal_create_trace', sends: trace, transitions: [[6, 7]] },
  { procedure: 'portal_create_trace_cancel', sends: {}, transitions: [[6, 7]] },
  { procedure: 'portal_trace_add', sends: {}, transitions: [[7, 6]] },
  { procedure: 'portal_trace_continue', sends: {}, transitions: [[7, 8]] },
  { procedure: 'portal_known_pensions_add', sends: {}, transitions: [[8, 9]] },
  { procedure: 'portal_known_pensions_continue', sends: {}, transitions: [[8, 11]] },
  { procedure: 'portal_create_pension', sends: pension, transitions: [[9, 10]] },
  {
    procedure: 'portal_pension_cancel',
    sends: {},
    transitions: [
      [9, 8],
      [9, 10],
    ],
  },
  { procedure: 'portal_pension_add', sends: {}, transitions: [[10, 9]] },
  { procedure: 'portal_pension_continue', sends: {}, transitions: [[10, 11]] },
  { procedure: 'portal_authorisation', sends: authorisation, transitions: [[11, 12]] },
];

/** The transitions of a single tab; `4>6` is the end of processing. */
export const possibleTransitions: ReadonlySet<string> = new Set([
  ...tabActions.flatMap(({ transitions }) => transitions.map(([from, to]) => `${from}>${to}`)),
  '4>6',
]);

/** One request of a tab. A repeat has the key of the earlier request. */
export interface TabRequest {
  procedure: string;
  sends: object;
  key: string;
}

/**
 * The next request of a tab that assumes it is at `tag`. Sometimes it repeats a request, or sends one that its tag does
 * not allow.
 */
export function nextRequest(random: SeededRandom, tag: number, earlier: readonly TabRequest[]): TabRequest {
  const again = earlier[random.integer(0, Math.max(0, earlier.length - 1))];
  if (again !== undefined && random.integer(1, 6) === 1) return again;
  const key = randomUUID();
  const open = tabActions.filter(({ transitions }) => transitions.some(([from]) => from === tag));
  const [first = random.pick(tabActions), ...others] = random.integer(1, 8) === 1 ? tabActions : open;
  if (tag === 4 || random.integer(1, 8) === 1) return { procedure: 'portal_user', sends: {}, key };
  const { procedure, sends } = random.pick([first, ...others]);
  return { procedure, sends, key };
}
