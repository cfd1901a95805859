import type { Status } from '../../backend/entities';

/** The statuses of traces, each with its colour and the text of the database. */
export const traceStatuses = {
  'Awaiting Review': ['neutral', 'We have your request. One of our team will look at it shortly.'],
  Searching: ['info', 'We are finding out which provider looks after the pension of this employer.'],
  'Provider Contacted': ['primary', 'We have written to the provider.'],
  'Pension Found': ['brand', 'The provider holds a pension for you. We are asking for its details.'],
  'Nothing Found': ['danger', 'The provider holds no pension for you. We will tell you what else can be tried.'],
  Completed: ['success', 'This trace is finished. You can see what was found under Your Pensions.'],
  Duplicate: ['warning', 'This trace is for the same pension as another of your traces, so they go on together.'],
} as const;

/** Returns a status of traces. */
export function traceStatus(name: keyof typeof traceStatuses): Status {
  const [colour, description] = traceStatuses[name];
  return { name, colour, description };
}

/** The types of pensions that the form sets, with the texts of the database. */
export const pensionTypes = {
  Active: { type: 'Active', description: 'You or your employer are still paying into this pension.' },
  Deferred: {
    type: 'Deferred',
    description: 'Nobody is paying into this pension any more. It is kept for you until you take it.',
  },
} as const;
