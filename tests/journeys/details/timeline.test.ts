import { describe, expect, it } from 'vitest';
import type { Search } from '../../../src/backend/entities';
import { timelineOf } from '../../../src/journeys/details/timeline';

const dayOf = (date: string) => date.slice(0, 10);
const search = (id: string, created_date: string | null, updated_date: string | null): Search => ({
  id,
  provider: 'Aviva',
  status: { name: 'Searching' },
  created_date,
  updated_date,
});

describe('the timeline', () => {
  it('puts the searches of a day with its activity, newest first', () => {
    const days = timelineOf(
      [
        { description: 'We wrote to Aviva.', date: '2026-01-20T08:00:00Z' },
        { description: 'Aviva has answered.', date: '2026-03-02T09:00:00Z' },
        { description: 'We have read it.', date: '2026-03-02T16:00:00Z' },
      ],
      [search('one', '2026-01-20T08:00:00Z', '2026-03-02T14:00:00Z'), search('two', '2026-02-01T08:00:00Z', null)],
      dayOf,
    );
    expect(
      days.map(({ date, activity, searches }) => [
        dayOf(date ?? ''),
        activity.map(({ description }) => description),
        searches.map(({ id }) => id),
      ]),
    ).toEqual([
      ['2026-03-02', ['We have read it.', 'Aviva has answered.'], ['one']],
      ['2026-02-01', [], ['two']],
      ['2026-01-20', ['We wrote to Aviva.'], []],
    ]);
  });

  it('puts searches without a date last', () => {
    const days = timelineOf([], [search('one', null, null), search('two', '2026-02-01T08:00:00Z', null)], dayOf);
    expect(days.map(({ date }) => date)).toEqual(['2026-02-01T08:00:00Z', undefined]);
  });
});
