/** The groups of traces by who acts next, in the order of the page. */
export const traceGroups = ['customer', 'firm', 'provider', 'finished'] as const;
export type TraceGroup = (typeof traceGroups)[number];

/** The statuses of the reference backend. */
const groupOfStatus: Readonly<Record<string, TraceGroup>> = {
  'Awaiting Review': 'firm',
  Searching: 'firm',
  'Provider Contacted': 'provider',
  'Pension Found': 'provider',
  // The customer decides what to try next.
  'Nothing Found': 'customer',
  Completed: 'finished',
  Duplicate: 'finished',
};

/**
 * Returns the group of a trace with this status. For a status that a firm added, the firm acts next, unless the colour
 * is that of success: that is the safest message when nothing else is known.
 */
export function traceGroupOf({ name, colour }: { name: string; colour?: string | null | undefined }): TraceGroup {
  const standardGroup = Object.hasOwn(groupOfStatus, name) ? groupOfStatus[name] : undefined;
  return standardGroup ?? (colour === 'success' ? 'finished' : 'firm');
}

/** Groups traces in the order of the groups. Leaves out empty groups and keeps the order within each. */
export function groupTraces<Trace extends { status: { name: string; colour?: string | null | undefined } }>(
  traces: readonly Trace[],
): { group: TraceGroup; traces: Trace[] }[] {
  return traceGroups
    .map((group) => ({ group, traces: traces.filter(({ status }) => traceGroupOf(status) === group) }))
    .filter((found) => found.traces.length > 0);
}
