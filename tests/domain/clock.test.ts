import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDateIn, systemClock, wallTimeIn } from '../../src/domain/clock';

describe('calendarDateIn', () => {
  it.each([
    ['2026-11-21T09:00:00Z', 'Europe/London', [2026, 11, 21]],
    ['2026-06-30T22:59:59Z', 'Europe/London', [2026, 6, 30]],
    ['2026-06-30T23:00:00Z', 'Europe/London', [2026, 7, 1]],
    ['2026-12-31T23:59:59Z', 'Europe/London', [2026, 12, 31]],
    ['2026-12-31T23:30:00Z', 'Europe/Paris', [2027, 1, 1]],
    ['2026-01-01T04:59:00Z', 'America/New_York', [2025, 12, 31]],
    ['2024-02-29T10:30:00Z', 'Pacific/Kiritimati', [2024, 3, 1]],
    ['2024-02-28T12:00:00Z', 'Pacific/Kiritimati', [2024, 2, 29]],
    ['2026-03-01T10:00:00Z', 'Pacific/Pago_Pago', [2026, 2, 28]],
    // Samoa had no 30 December 2011.
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', [2011, 12, 29]],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', [2011, 12, 31]],
  ] as const)('%s in %s', (instant, timeZone, [year, month, day]) => {
    expect(calendarDateIn(new Date(instant), timeZone)).toEqual({ year, month, day });
  });

  it('rejects an unknown time zone and an invalid date', () => {
    expect(() => calendarDateIn(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
    expect(() => calendarDateIn(new Date(NaN), 'Europe/London')).toThrow(RangeError);
  });
});

describe('wallTimeIn', () => {
  it.each([
    ['midnight is hour 0', '2026-11-21T00:00:00Z', 'Europe/London', 0, 0],
    ['the last minute before the clocks go forward', '2026-03-29T00:59:59Z', 'Europe/London', 0, 59],
    ['the first minute after it', '2026-03-29T01:00:00Z', 'Europe/London', 2, 0],
    ['the first 01:30 when the clocks go back', '2026-10-25T00:30:00Z', 'Europe/London', 1, 30],
    ['the second 01:30', '2026-10-25T01:30:00Z', 'Europe/London', 1, 30],
    ['half hours', '2026-11-21T12:00:00Z', 'Asia/Kolkata', 17, 30],
    ['quarter hours', '2026-11-21T12:00:00Z', 'Asia/Kathmandu', 17, 45],
  ])('%s', (_what, instant, timeZone, hour, minute) => {
    expect(wallTimeIn(new Date(instant), timeZone)).toMatchObject({ hour, minute });
  });
});

describe('systemClock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the time of the device', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
    expect(systemClock.now()).toEqual(new Date('2026-11-21T09:00:00Z'));
  });
});
