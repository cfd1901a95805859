import { ownValue } from './hasOwn';
/** The groups of traces by who acts next. */
export const traceGroups = ['customer', 'firm', 'provider', 'finished'] as const;
export type TraceGroup = (typeof traceGroups)[number];

/** The statuses of the reference backend. */
const groupOfStatus: Readonly<Record<string, TraceGroup>> = {
  'Awaiting Review': 'firm',
  Searching: 'firm',
  'Provider Contacted': 'provider',
  'Pension Found': 'provider',
  // The customer decides on the next step.
  'Nothing Found': 'customer',
  Completed: 'finished',
  Duplicate: 'finished',
};

/** For statuses that a firm added. Any other colour means that the firm acts next, the safest message. */
const groupOfColour: Readonly<Record<string, TraceGroup>> = {
  success: 'finished',
  danger: 'customer',
  primary: 'provider',
  brand: 'provider',
};

/** The status of a trace: its name and the colour of its badge. */
export interface TraceStatus {
  name: string;
  colour?: string | null | undefined;
}

/** Returns the group of a trace with this status. An unknown status falls back to its colour. */
export function traceGroupOf({ name, colour }: TraceStatus): TraceGroup {
  return ownValue(groupOfStatus, name) ?? ownValue(groupOfColour, colour ?? '') ?? 'firm';
}
