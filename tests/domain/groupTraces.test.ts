import { describe, expect, it } from 'vitest';
import { groupTraces } from '../../src/domain/groupTraces';

describe('groupTraces', () => {
  const trace = (id: number, name: string) => ({ id, status: { name } });

  it('lists finds first, then the customer’s group, omits empty groups and keeps the order within a group', () => {
    const grouped = groupTraces([
      trace(1, 'Completed'),
      trace(2, 'Searching'),
      trace(3, 'Nothing Found'),
      trace(4, 'Awaiting Review'),
    ]);
    expect(grouped.map(({ group, traces }) => [group, traces.map(({ id }) => id)])).toEqual([
      ['found', [1]],
      ['customer', [3]],
      ['firm', [2, 4]],
    ]);
  });

  it('uses the given rule', () => {
    const [only] = groupTraces([trace(1, 'Searching')], () => 'customer');
    expect(only?.group).toBe('customer');
  });

  it('has no groups without traces', () => expect(groupTraces([])).toEqual([]));
});
