import { describe, expect, it } from 'vitest';
import { stepDates, traceProgress } from '../../src/domain/traceProgress';

describe('the progress of a trace', () => {
  it.each([
    ['Awaiting Review', { step: 1 }],
    ['Searching', { step: 2 }],
    ['Provider Contacted', { step: 3 }],
    ['Pension Found', { step: 4, outcome: 'found' }],
    ['Nothing Found', { step: 4, outcome: 'nothing' }],
    ['Completed', { step: 4, outcome: 'found' }],
  ])('%s', (name, progress) => {
    expect(traceProgress({ name })).toEqual(progress);
  });

  it('is absent for a trace that is part of another one', () => {
    expect(traceProgress({ name: 'Duplicate' })).toBeUndefined();
  });

  it('is derived from the next actor for a custom status', () => {
    expect(traceProgress({ name: 'Sent To The Archive' })).toEqual({ step: 2 });
    expect(traceProgress({ name: 'Paid Out', colour: 'success' })).toEqual({ step: 4, outcome: 'found' });
    expect(traceProgress({ name: 'constructor' })).toEqual({ step: 2 });
  });
});

describe('stepDates', () => {
  const dates = {
    'Awaiting Review': '2026-01-19T09:12:00Z',
    Searching: '2026-01-20T08:00:00Z',
    'Provider Contacted': '2026-01-22T08:00:00Z',
    'Pension Found': '2026-02-17T15:00:00Z',
    Completed: '2026-02-24T10:00:00Z',
  };

  it('gives each step up to the present one its first day', () => {
    const reached = ['2026-01-19T09:12:00Z', '2026-01-20T08:00:00Z', '2026-01-22T08:00:00Z', '2026-02-17T15:00:00Z'];
    expect(stepDates({ name: 'Completed' }, dates)).toEqual(reached);
    // Moved back by the firm: what is ahead has no day.
    expect(stepDates({ name: 'Searching' }, dates)).toEqual([...reached.slice(0, 2), undefined, undefined]);
  });

  it('gives a skipped or unknown step none, and a trace that is part of another none at all', () => {
    const { Searching: _, ...skipped } = dates;
    expect(stepDates({ name: 'Provider Contacted' }, skipped)[1]).toBeUndefined();
    expect(stepDates({ name: 'Searching' }, {})).toEqual([undefined, undefined, undefined, undefined]);
    expect(stepDates({ name: 'Duplicate' }, dates)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('gives a step its first day in whatever order its statuses came, and leaves out a time as part of another', () => {
    const disordered = {
      Completed: '2026-02-24T10:00:00Z',
      'Pension Found': '2026-02-17T15:00:00Z',
      Duplicate: '2026-01-02T08:00:00Z',
    };
    expect(stepDates({ name: 'Completed' }, disordered)).toStrictEqual([
      undefined,
      undefined,
      undefined,
      '2026-02-17T15:00:00Z',
    ]);
  });

  it('places a status of the firm’s own by its colour while it is the present one', () => {
    const own = { 'Awaiting Review': '2026-01-19T09:12:00Z', 'Letter lost': '2026-01-25T09:00:00Z' };
    expect(stepDates({ name: 'Letter lost', colour: 'primary' }, own)[2]).toBe('2026-01-25T09:00:00Z');
  });
});
