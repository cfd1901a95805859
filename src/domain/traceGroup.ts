/** Who acts next on a trace, in the order in which a customer wants to see it. */
export const traceGroups = ['customer', 'firm', 'provider', 'finished'] as const;
export type TraceGroup = (typeof traceGroups)[number];

/** The statuses of the reference backend. */
const groupOfStatus: Readonly<Record<string, TraceGroup>> = {
  'Awaiting Review': 'firm',
  Searching: 'firm',
  'Provider Contacted': 'provider',
  'Pension Found': 'provider',
  // What is left to try is the customer's to try.
  'Nothing Found': 'customer',
  Completed: 'finished',
  Duplicate: 'finished',
};

/**
 * Who acts next on a trace with this status. A status of a firm's own is the firm's to work on, unless its colour says
 * that it ended well: to be told that somebody works on it does least harm where nothing is known.
 */
export function traceGroupOf({ name, colour }: { name: string; colour?: string | null | undefined }): TraceGroup {
  const known = Object.hasOwn(groupOfStatus, name) ? groupOfStatus[name] : undefined;
  return known ?? (colour === 'success' ? 'finished' : 'firm');
}

/** The traces of each group that has any, in the order of the groups and otherwise in their own. */
export function groupTraces<Trace extends { status: { name: string; colour?: string | null | undefined } }>(
  traces: readonly Trace[],
): { group: TraceGroup; traces: Trace[] }[] {
  return traceGroups
    .map((group) => ({ group, traces: traces.filter(({ status }) => traceGroupOf(status) === group) }))
    .filter((found) => found.traces.length > 0);
}
