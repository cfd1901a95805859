import type { Search } from '../../backend/entities';
import type { MemoryPension, MemoryTrace } from './MemoryState';
import { pensionTypes, traceStatus } from './statuses';

const empty = {
  title: null,
  industry: null,
  provider: null,
  policy: null,
  pension_id: null,
  address: null,
  employer_address: null,
  paying: false,
  searches: [],
  activity: [],
};

/** Creates a search for a trace or a pension. Its dates are ISO 8601. */
function searchOf(provider: string, name: string, created_date: string, updated_date: string): Search {
  return { id: `search-${provider}-${created_date}`, provider, status: { name }, created_date, updated_date };
}

/** Traces some weeks after signing, with fictional employers. */
export const sampleTraces: MemoryTrace[] = [
  {
    ...empty,
    id: 'trace-1',
    name: 'Milton Mills',
    title: 'Weaver',
    industry: 'Weaving of textiles',
    status: traceStatus('Provider Contacted'),
    start_year: 1979,
    end_year: 1988,
    provider: 'Aviva',
    policy: 'MM-104-22',
    employer_address: { line1: '1 Canal Road', line2: null, line3: null, city: 'Exampleford', postcode: 'EX71 4BB' },
    status_dates: {
      'Awaiting Review': '2026-01-19T09:12:00+00:00',
      Searching: '2026-01-20T08:00:00+00:00',
      'Provider Contacted': '2026-01-22T08:00:00+00:00',
    },
    created_date: '2026-01-19T09:12:00+00:00',
    updated_date: '2026-03-02T14:30:00+00:00',
    searches: [
      searchOf('Aviva', 'Provider Contacted', '2026-01-22T08:00:00+00:00', '2026-03-02T14:30:00+00:00'),
      searchOf('Phoenix Life', 'Completed', '2026-01-20T08:00:00+00:00', '2026-02-12T11:05:00+00:00'),
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
    status: traceStatus('Completed'),
    start_year: 1988,
    end_year: 1996,
    provider: 'Legal & General',
    status_dates: {
      'Awaiting Review': '2026-01-19T09:20:00+00:00',
      Searching: '2026-01-20T08:10:00+00:00',
      'Provider Contacted': '2026-01-22T08:00:00+00:00',
      'Pension Found': '2026-02-17T15:00:00+00:00',
      Completed: '2026-02-24T10:00:00+00:00',
    },
    created_date: '2026-01-19T09:20:00+00:00',
    updated_date: '2026-02-24T10:00:00+00:00',
    searches: [searchOf('Legal & General', 'Completed', '2026-01-22T08:00:00+00:00', '2026-02-24T10:00:00+00:00')],
    activity: [{ description: 'Legal & General holds a pension for you.', date: '2026-02-24T10:00:00+00:00' }],
  },
  {
    ...empty,
    id: 'trace-3',
    name: 'Milton Mills (Northern) Limited',
    status: traceStatus('Duplicate'),
    start_year: 1986,
    end_year: 1988,
    created_date: '2026-01-20T16:40:00+00:00',
    updated_date: '2026-01-26T09:00:00+00:00',
    activity: [{ description: 'This goes on together with Milton Mills.', date: '2026-01-26T09:00:00+00:00' }],
  },
  {
    ...empty,
    id: 'trace-4',
    name: 'The Sampleton and District Friendly Benefit Building Society and Savings Bank',
    status: traceStatus('Awaiting Review'),
    start_year: 1997,
    end_year: null,
    paying: true,
    status_dates: { 'Awaiting Review': '2026-03-09T11:00:00+00:00' },
    created_date: '2026-03-09T11:00:00+00:00',
    updated_date: '2026-03-09T11:00:00+00:00',
  },
];

/** The known pensions of a customer. */
export const samplePensions: MemoryPension[] = [
  {
    id: 'pension-1',
    name: 'Scottish Widows',
    type: pensionTypes.Active,
    status: { name: 'Confirmed', colour: 'success' },
    start_year: 2009,
    end_year: null,
    paying: true,
    provider: 'Scottish Widows',
    policy: 'SW-77-1834',
    address: null,
    created_at: '2026-01-19T09:31:00+00:00',
    updated_at: '2026-01-19T09:31:00+00:00',
    searches: [],
    activity: [],
  },
  {
    id: 'pension-2',
    name: 'Royal London',
    type: pensionTypes.Deferred,
    start_year: 1997,
    end_year: 2009,
    paying: false,
    provider: 'Royal London',
    policy: null,
    address: { line1: 'Flat 3', line2: '48 Mill Lane', line3: null, city: 'Exampleford', postcode: 'EX71 4BB' },
    created_at: '2026-01-19T09:36:00+00:00',
    updated_at: '2026-02-10T12:00:00+00:00',
    searches: [searchOf('Royal London', 'Completed', '2026-01-26T08:00:00+00:00', '2026-02-10T12:00:00+00:00')],
    activity: [{ description: 'Royal London has confirmed your years of service.', date: '2026-02-10T12:00:00+00:00' }],
  },
];
