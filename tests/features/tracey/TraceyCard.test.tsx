import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TraceyCard } from '../../../src/features/tracey/TraceyCard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

afterEach(() => vi.useRealTimers());

describe('Tracey', () => {
  it('goes offline at 17:00 London time without a reload, within a minute', () => {
    vi.useFakeTimers();
    let now = new Date('2026-07-07T15:59:30Z');
    renderWithAdapter(<TraceyCard />, createMemoryAdapter('portal'), { clock: { now: () => now } });
    expect(screen.getByRole('button', { name: 'Contact Me' })).toBeEnabled();
    now = new Date('2026-07-07T16:00:30Z');
    // One millisecond before the minute ends, it has not checked yet.
    act(() => void vi.advanceTimersByTime(59_999));
    expect(screen.getByRole('button', { name: 'Contact Me' })).toBeEnabled();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText("Sorry I am currently offline, I'll be back to assist tomorrow at 9:00 am.")).toBeVisible();
  });

  it('checks the clock when the page becomes visible', () => {
    let now = new Date('2026-03-09T08:00:00Z');
    renderWithAdapter(<TraceyCard />, createMemoryAdapter('portal'), { clock: { now: () => now } });
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeVisible();
    now = new Date('2026-03-09T09:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'Contact Me' })).toBeVisible();
  });

  it.each([
    ['of the config', {}, 'Asia/Hong_Kong'],
    ['of the prop, which overrides the config', { timeZone: 'Asia/Hong_Kong' }, 'Europe/London'],
  ])('keeps office hours in the time zone %s', (_, props, timeZone) => {
    renderWithAdapter(<TraceyCard {...props} />, createMemoryAdapter('portal'), {
      clock: { now: () => new Date('2026-03-10T10:30:00Z') },
      config: { companyName: 'Lantern Pension Tracing', timeZone },
    });
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeVisible();
  });

  it('does not say what time it is at the firm when the customer’s clock agrees', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    renderWithAdapter(<TraceyCard timeZone={timeZone} />, createMemoryAdapter('portal'));
    expect(screen.queryByText(/^My hours are in our time, not yours/)).toBeNull();
  });
});
