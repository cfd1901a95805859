import type { MemoryPension } from './MemoryState';
import { pensionTypes } from './statuses';

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
    searches: [
      {
        id: 'search-4',
        provider: 'Royal London',
        status: { name: 'Completed' },
        created_date: '2026-01-26T08:00:00+00:00',
        updated_date: '2026-02-10T12:00:00+00:00',
      },
    ],
    activity: [{ description: 'Royal London has confirmed your years of service.', date: '2026-02-10T12:00:00+00:00' }],
  },
];
