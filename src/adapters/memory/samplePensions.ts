import type { MemoryPension } from './MemoryState';

/** Pensions that a customer knows of. */
export const samplePensions: MemoryPension[] = [
  {
    id: 'pension-1',
    name: 'Scottish Widows',
    type: { type: 'Active', description: 'You are still paying in.' },
    status: null,
    start_year: 2009,
    end_year: null,
    paying: true,
    provider: 'Scottish Widows',
    policy: 'SW-77-1834',
    address: null,
    created_at: '2026-10-05T09:31:00.000Z',
    updated_at: '2026-10-05T09:31:00.000Z',
    searches: [],
    activity: [{ description: 'Pension added', date: '2026-10-05T09:31:00.000Z' }],
  },
  {
    id: 'pension-2',
    name: 'Royal London',
    type: { type: 'Preserved', description: 'You have stopped paying in.' },
    status: null,
    start_year: 1997,
    end_year: 2009,
    paying: false,
    provider: 'Royal London',
    policy: null,
    address: null,
    created_at: '2026-10-05T09:36:00.000Z',
    updated_at: '2026-10-20T12:00:00.000Z',
    searches: [
      {
        id: 'search-3',
        provider: 'Royal London',
        status: { name: 'Completed' },
        created_date: '2026-10-12T08:00:00.000Z',
        updated_date: '2026-10-20T12:00:00.000Z',
      },
    ],
    activity: [
      { description: 'Royal London has confirmed your years of service', date: '2026-10-20T12:00:00.000Z' },
      { description: 'Pension added', date: '2026-10-05T09:36:00.000Z' },
    ],
  },
];
