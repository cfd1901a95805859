import { expect, it, vi } from 'vitest';
import { createLatest } from '../../src/domain/createLatest';

it('returns the latest value, and calls the listeners for each change', () => {
  const latest = createLatest('first');
  const listener = vi.fn();
  const unsubscribe = latest.subscribe(listener);
  expect(latest.get()).toBe('first');

  latest.set('second');
  expect(latest.get()).toBe('second');
  expect(listener).toHaveBeenCalledTimes(1);

  unsubscribe();
  latest.set('third');
  expect(latest.get()).toBe('third');
  expect(listener).toHaveBeenCalledTimes(1);

  latest.clear();
  expect(latest.get()).toBe('first');
});
