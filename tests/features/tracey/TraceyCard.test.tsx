import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TraceyCard } from '../../../src/features/tracey/TraceyCard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

afterEach(() => vi.useRealTimers());

describe('Tracey', () => {
  it('goes offline at 17:00 London time without a reload', () => {
    vi.useFakeTimers();
    let now = new Date('2026-07-07T15:59:30Z');
    renderWithAdapter(<TraceyCard />, createMemoryAdapter('portal'), { clock: { now: () => now } });
    expect(screen.getByRole('button', { name: 'Contact Me' })).toBeEnabled();
    now = new Date('2026-07-07T16:00:30Z');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeDisabled();
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

  it('keeps office hours in the firm’s time zone', () => {
    renderWithAdapter(<TraceyCard timeZone="Asia/Hong_Kong" />, createMemoryAdapter('portal'), {
      clock: { now: () => new Date('2026-03-10T10:30:00Z') },
    });
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeVisible();
  });

  it('says what time it is at the firm when the customer’s clock differs', () => {
    const now = new Date('2026-03-10T10:30:00Z');
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const settings = { clock: { now: () => now } };
    const words = /^My hours are in our time, not yours: it is/;
    const { rerender } = renderWithAdapter(<TraceyCard timeZone={here} />, createMemoryAdapter('portal'), settings);
    expect(screen.queryByText(words)).toBeNull();
    // An offset that no test machine is likely to have: +13:45.
    rerender(<TraceyCard timeZone="Pacific/Chatham" />);
    expect(screen.getByText('My hours are in our time, not yours: it is 12:15 am here now.')).toBeVisible();
  });

  // Around five o'clock on Friday, midnight, a weekend and both clock changes, in each time zone.
  const online = "I'm here to assist you with any questions.";
  const back = (when: string) => `Sorry I am currently offline, I'll be back to assist ${when} at 9:00 am.`;
  it.each([
    // The day after the clocks went forward in London: 09:00 there is 08:00 UTC.
    ['Europe/London', '2026-03-30T07:59:30Z', back('today'), online],
    ['Europe/London', '2026-03-27T16:59:30Z', online, back('Monday')],
    // The Monday after they went back.
    ['Europe/London', '2026-10-26T08:59:30Z', back('today'), online],
    ['Europe/London', '2026-10-25T23:59:30Z', back('tomorrow'), back('today')],
    // New York changes on 8 March and on 1 November.
    ['America/New_York', '2026-03-06T21:59:30Z', online, back('Monday')],
    ['America/New_York', '2026-03-09T12:59:30Z', back('today'), online],
    ['America/New_York', '2026-11-02T13:59:30Z', back('today'), online],
    ['America/New_York', '2026-11-01T03:59:30Z', back('Monday'), back('tomorrow')],
    // Kolkata has no clock change and a half-hour offset.
    ['Asia/Kolkata', '2026-03-30T03:29:30Z', back('today'), online],
    ['Asia/Kolkata', '2026-10-23T11:29:30Z', online, back('Monday')],
    ['Asia/Kolkata', '2026-10-24T18:29:30Z', back('Monday'), back('tomorrow')],
    // Auckland goes back on 5 April and forward on 27 September.
    ['Pacific/Auckland', '2026-04-02T19:59:30Z', back('today'), online],
    ['Pacific/Auckland', '2026-04-05T20:59:30Z', back('today'), online],
    ['Pacific/Auckland', '2026-09-27T19:59:30Z', back('today'), online],
    ['Pacific/Auckland', '2026-09-25T04:59:30Z', online, back('Monday')],
  ])('in %s at %s changes within a minute', (timeZone, instant, before, after) => {
    vi.useFakeTimers();
    let now = new Date(instant);
    renderWithAdapter(<TraceyCard />, createMemoryAdapter('portal'), {
      clock: { now: () => now },
      config: { companyName: 'Lantern Pension Tracing', timeZone },
    });
    expect(screen.getByText(before)).toBeVisible();
    now = new Date(now.getTime() + 60_000);
    // One millisecond before the minute ends, it has not checked yet.
    act(() => void vi.advanceTimersByTime(59_999));
    expect(screen.getByText(before)).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(after)).toBeVisible();
    expect(screen.getByRole('button', { name: after === online ? 'Contact Me' : 'Unavailable' })).toBeVisible();
  });
});
