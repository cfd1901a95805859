import { describe, expect, it } from 'vitest';
import { traceStatuses } from '../../src/adapters/memory/statuses';
import { traceGroupOf } from '../../src/domain/traceGroup';

describe('the next actor', () => {
  it.each([
    ['Awaiting Review', 'firm'],
    ['Searching', 'firm'],
    ['Provider Contacted', 'provider'],
    ['Pension Found', 'provider'],
    ['Nothing Found', 'customer'],
    ['Completed', 'finished'],
    ['Duplicate', 'finished'],
  ])('on %s is %s', (name, group) => expect(traceGroupOf({ name })).toBe(group));

  it('is defined for every status', () => {
    expect(Object.keys(traceStatuses).map((name) => traceGroupOf({ name }))).toEqual([
      'firm',
      'firm',
      'provider',
      'provider',
      'customer',
      'finished',
      'finished',
    ]);
  });

  it.each([
    ['With Underwriting', undefined, 'firm'],
    ['With Underwriting', null, 'firm'],
    ['With Underwriting', 'warning', 'firm'],
    ['Paid Out', 'success', 'finished'],
    ['Form Needed', 'danger', 'customer'],
    ['Letter Sent', 'primary', 'provider'],
    ['Letter Answered', 'brand', 'provider'],
    ['Looked At', 'info', 'firm'],
    ['Looked At', 'constructor', 'firm'],
    ['', 'neutral', 'firm'],
    ['toString', undefined, 'firm'],
    // A known status keeps its group, whatever its colour.
    ['Searching', 'success', 'firm'],
  ])('for a firm’s own status %j in %s is %s', (name, colour, group) =>
    expect(traceGroupOf({ name, colour })).toBe(group),
  );
});
