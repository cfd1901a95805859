import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSkeleton } from '../../src/data/useSkeleton';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const render = (initial: boolean) =>
  renderHook(({ isLoading }: { isLoading: boolean }) => useSkeleton(isLoading), {
    initialProps: { isLoading: initial },
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is shown for 50 ms after each loading', async () => {
  const { result, rerender } = render(true);
  for (const round of ['first', 'second']) {
    rerender({ isLoading: true });
    await pass(1000);
    rerender({ isLoading: false });
    await pass(49);
    expect(result.current, round).toBe(true);
    await pass(1);
    expect(result.current, round).toBe(false);
  }
});

it('never shows when the data is available from the start', async () => {
  const { result } = render(false);
  expect(result.current).toBe(false);
  await pass(100);
  expect(result.current).toBe(false);
});
