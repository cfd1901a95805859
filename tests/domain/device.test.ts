import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortAfter } from '../../src/domain/device';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts when the time is over, and not before', () => {
  const signal = abortAfter(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
