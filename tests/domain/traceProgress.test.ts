import { describe, expect, it } from 'vitest';
import { traceProgress } from '../../src/domain/traceProgress';

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
