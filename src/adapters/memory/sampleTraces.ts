import type { MemoryTrace } from './MemoryState';
import { traceStatuses } from './statuses';

const empty = {
  title: null,
  industry: null,
  provider: null,
  policy: null,
  address: null,
  employer_address: null,
  paying: false,
};

/** Traces some weeks after signing, with fictional employers. */
export const sampleTraces: MemoryTrace[] = [
  {
    ...empty,
    id: 'trace-1',
    name: 'Milton Mills',
    title: 'Weaver',
    industry: 'Weaving of textiles',
    status: traceStatuses['Provider Contacted'],
    start_year: 1979,
    end_year: 1988,
    provider: 'Aviva',
    policy: 'MM-104-22',
    employer_address: { line1: '1 Canal Road', line2: null, line3: null, city: 'Exampleford', postcode: 'EX71 4BB' },
    created_date: '2026-01-19T09:12:00+00:00',
    updated_date: '2026-03-02T14:30:00+00:00',
    searches: [
      {
        id: 'search-1',
        provider: 'Aviva',
        status: { name: 'Provider Contacted' },
        created_date: '2026-01-22T08:00:00+00:00',
        updated_date: '2026-03-02T14:30:00+00:00',
      },
      {
        id: 'search-2',
        provider: 'Phoenix Life',
        status: { name: 'Completed' },
        created_date: '2026-01-20T08:00:00+00:00',
        updated_date: '2026-02-12T11:05:00+00:00',
      },
    ],
    activity: [
      { description: 'Aviva has told us that our letter arrived.', date: '2026-03-02T14:30:00+00:00' },
      { description: 'Phoenix Life holds nothing in your name.', date: '2026-02-12T11:05:00+00:00' },
      { description: 'We wrote to Aviva.', date: '2026-01-22T08:00:00+00:00' },
      { description: 'We wrote to Phoenix Life.', date: '2026-01-20T08:00:00+00:00' },
    ],
  },
  {
    ...empty,
    id: 'trace-2',
    name: 'Cranford Haberdashers',
    status: traceStatuses.Completed,
    start_year: 1988,
    end_year: 1996,
    provider: 'Legal & General',
    created_date: '2026-01-19T09:20:00+00:00',
    updated_date: '2026-02-24T10:00:00+00:00',
    searches: [
      {
        id: 'search-3',
        provider: 'Legal & General',
        status: { name: 'Completed' },
        created_date: '2026-01-22T08:00:00+00:00',
        updated_date: '2026-02-24T10:00:00+00:00',
      },
    ],
    activity: [{ description: 'Legal & General holds a pension for you.', date: '2026-02-24T10:00:00+00:00' }],
  },
  {
    ...empty,
    id: 'trace-3',
    name: 'Milton Mills (Northern) Limited',
    status: traceStatuses.Duplicate,
    start_year: 1986,
    end_year: 1988,
    created_date: '2026-01-20T16:40:00+00:00',
    updated_date: '2026-01-26T09:00:00+00:00',
    searches: [],
    activity: [{ description: 'This goes on together with Milton Mills.', date: '2026-01-26T09:00:00+00:00' }],
  },
  {
    ...empty,
    id: 'trace-4',
    name: 'The Sampleton and District Friendly Benefit Building Society and Savings Bank',
    status: traceStatuses['Awaiting Review'],
    start_year: 1997,
    end_year: null,
    paying: true,
    created_date: '2026-03-09T11:00:00+00:00',
    updated_date: '2026-03-09T11:00:00+00:00',
    searches: [],
    activity: [],
  },
];
