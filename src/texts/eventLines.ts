import type { EventFacts } from '../domain/customerEvents';
import type { TraceEvent } from '../domain/traceEvent';

/** The line of a trace in a list, with short days. */
export const eventLines: Record<TraceEvent, (facts: EventFacts) => string> = {
  received: ({ day }) => (day ? `Received ${day}` : 'Received'),
  searching: ({ day }) => (day ? `Searching since ${day}` : 'Searching'),
  asked: ({ day, by, isLate }) => {
    if (!day) return 'Asked, not answered yet';
    return by ? `Asked ${day}, answer ${isLate ? 'was due' : 'due'} by ${by}` : `Asked ${day}, not answered yet`;
  },
  answered: ({ day }) => (day ? `Answered ${day}` : 'Answered'),
  pensionFound: ({ provider, day }) => `Pension found${provider ? ` at ${provider}` : ''}${day ? `, ${day}` : ''}`,
  nothingFound: ({ day }) => (day ? `Nothing found, ${day}` : 'Nothing found'),
  joined: () => 'Goes on with another of your traces',
};
