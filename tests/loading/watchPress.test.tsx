import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { watchPress } from '../../src/loading/watchPress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const next = vi.fn<() => void>();
  const { whenReleased, stop } = watchPress();
  onTestFinished(stop);
  return { next, stop, wait: () => whenReleased(next) };
}

it('does not wait when nothing is pressed', () => {
  const { next, wait } = watch();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  wait();
  expect(next).toHaveBeenCalledOnce();
});

it.each([
  ['pointer', fireEvent.pointerDown, fireEvent.pointerUp],
  ['pointer that scrolls', fireEvent.pointerDown, fireEvent.pointerCancel],
  ['key', fireEvent.keyDown, fireEvent.keyUp],
])('waits for the release of a %s, and for its click', (_name, press, release) => {
  const { next, wait } = watch();
  press(document.body);
  wait();
  release(document.body);
  expect(next).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(next).toHaveBeenCalledOnce();
});

it('waits at most a second for a release that no browser reports', () => {
  const { next, wait } = watch();
  fireEvent.pointerDown(document.body);
  wait();
  vi.advanceTimersByTime(999);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledOnce();
});

it('calls nothing after its end', () => {
  const { next, stop, wait } = watch();
  fireEvent.pointerDown(document.body);
  wait();
  stop();
  wait();
  fireEvent.pointerUp(document.body);
  vi.runAllTimers();
  expect(next).not.toHaveBeenCalled();
});
