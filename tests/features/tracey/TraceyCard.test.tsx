import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TraceyCard } from '../../../src/features/tracey/TraceyCard';
import { createMemoryAdapter } from '../../../src/testing';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

afterEach(() => vi.useRealTimers());

describe('Tracey', () => {
  it('goes home at 17:00 London time without the page being loaded anew', () => {
    vi.useFakeTimers();
    let now = new Date('2026-07-07T15:59:30Z');
    renderWithAdapter(<TraceyCard />, createMemoryAdapter('portal'), { clock: { now: () => now } });
    expect(screen.getByRole('button', { name: 'Contact Me' })).toBeEnabled();
    now = new Date('2026-07-07T16:00:30Z');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeDisabled();
    expect(screen.getByText("Sorry I am currently offline, I'll be back to assist tomorrow at 9:00 am.")).toBeVisible();
  });

  it('looks at the clock when the page comes back to the front', () => {
    let now = new Date('2026-03-09T08:00:00Z');
    renderWithAdapter(<TraceyCard />, createMemoryAdapter('portal'), { clock: { now: () => now } });
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeVisible();
    now = new Date('2026-03-09T09:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'Contact Me' })).toBeVisible();
  });

  it('keeps the hours of the time zone that the firm sets', () => {
    renderWithAdapter(<TraceyCard timeZone="Asia/Hong_Kong" />, createMemoryAdapter('portal'), {
      clock: { now: () => new Date('2026-03-10T10:30:00Z') },
    });
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeVisible();
  });
});
