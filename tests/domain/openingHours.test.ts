import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/domain/clock';
import { traceyPresence } from '../../src/domain/openingHours';

const london = 'Europe/London';
const online = { state: 'online' };
function back(day: string, date: string) {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return { state: 'offline', day, opensOn: { year, month, day: dayOfMonth }, time: '9:00 am' };
}

const isoDate = ({ year, month, day }: CalendarDate) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The number of days from each weekday to the next working day. */
const daysToNext = { Mon: 1, Tue: 1, Wed: 1, Thu: 1, Fri: 3, Sat: 2, Sun: 1 };

/** The same rule, derived from Intl's weekday and hour. Its formatters are made once: making one is slow. */
function expectationIn(timeZone: string): (now: Date) => string {
  const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const weekdayName = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
  return (now) => {
    const local = localTime.format(now);
    const hour = Number(local.slice(11, 13));
    const weekday = weekdayName.format(now);
    const isWeekend = weekday.startsWith('S');
    if (!isWeekend && hour >= 9 && hour < 17) return 'online';
    const found = Object.entries(daysToNext).find(([name]) => name === weekday)?.[1] ?? NaN;
    const days = !isWeekend && hour < 9 ? 0 : found;
    const date = new Date(Date.parse(local.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);
    return `${['today', 'tomorrow', 'monday', 'monday'][days]} ${date}`;
  };
}

describe('traceyPresence', () => {
  // 16 November 2026 is a Monday, and London is on GMT.
  it.each([
    ['Monday before nine', '2026-11-16T08:59:59Z', back('today', '2026-11-16')],
    ['Monday at midnight', '2026-11-16T00:00:00Z', back('today', '2026-11-16')],
    ['Monday at nine', '2026-11-16T09:00:00Z', online],
    ['Monday at noon', '2026-11-16T12:00:00Z', online],
    ['the last second of Monday', '2026-11-16T16:59:59Z', online],
    ['Monday at five', '2026-11-16T17:00:00Z', back('tomorrow', '2026-11-17')],
    ['late on Tuesday', '2026-11-17T23:59:59Z', back('tomorrow', '2026-11-18')],
    ['Wednesday evening', '2026-11-18T20:00:00Z', back('tomorrow', '2026-11-19')],
    ['Thursday evening', '2026-11-19T17:00:00Z', back('tomorrow', '2026-11-20')],
    ['Friday before nine', '2026-11-20T07:00:00Z', back('today', '2026-11-20')],
    ['Friday afternoon', '2026-11-20T16:59:00Z', online],
    ['Friday at five', '2026-11-20T17:00:00Z', back('monday', '2026-11-23')],
    ['early on Saturday', '2026-11-21T00:00:00Z', back('monday', '2026-11-23')],
    ['Saturday at noon', '2026-11-21T12:00:00Z', back('monday', '2026-11-23')],
    ['early on Sunday', '2026-11-22T08:00:00Z', back('tomorrow', '2026-11-23')],
    ['Sunday at noon', '2026-11-22T12:00:00Z', back('tomorrow', '2026-11-23')],
    ['the end of Sunday', '2026-11-22T23:59:59Z', back('tomorrow', '2026-11-23')],
    ['the end of a month', '2026-11-30T18:00:00Z', back('tomorrow', '2026-12-01')],
    ['a weekend over the end of a year', '2027-01-01T18:00:00Z', back('monday', '2027-01-04')],
    ['New Year’s Eve', '2026-12-31T18:00:00Z', back('tomorrow', '2027-01-01')],
    ['a leap day ahead', '2028-02-28T18:00:00Z', back('tomorrow', '2028-02-29')],
  ])('%s', (_what, instant, presence) => expect(traceyPresence(new Date(instant), london)).toEqual(presence));

  it.each([
    ['summer, a minute before nine', '2026-07-01T07:59:00Z', back('today', '2026-07-01')],
    ['summer at nine', '2026-07-01T08:00:00Z', online],
    ['summer at five', '2026-07-01T16:00:00Z', back('tomorrow', '2026-07-02')],
    ['a summer night that is still Sunday in UTC', '2026-07-05T23:30:00Z', back('today', '2026-07-06')],
    ['the Friday before the clocks go forward', '2026-03-27T17:00:00Z', back('monday', '2026-03-30')],
    ['the night in which they do', '2026-03-29T01:00:00Z', back('tomorrow', '2026-03-30')],
    ['the Monday after, nine by the new time', '2026-03-30T08:00:00Z', online],
    ['the Friday before the clocks go back', '2026-10-23T16:00:00Z', back('monday', '2026-10-26')],
    ['the hour that comes twice', '2026-10-25T01:30:00Z', back('tomorrow', '2026-10-26')],
    ['the Monday after, nine by the old time', '2026-10-26T08:00:00Z', back('today', '2026-10-26')],
    ['the Monday after, nine by the new time', '2026-10-26T09:00:00Z', online],
  ])('%s', (_what, instant, presence) => expect(traceyPresence(new Date(instant), london)).toEqual(presence));

  it('uses the local time of the given time zone', () => {
    const instant = new Date('2026-11-20T15:30:00Z');
    expect(traceyPresence(instant, london)).toEqual(online);
    expect(traceyPresence(instant, 'America/New_York')).toEqual(online);
    expect(traceyPresence(instant, 'America/Los_Angeles')).toEqual(back('today', '2026-11-20'));
    expect(traceyPresence(instant, 'Asia/Kolkata')).toEqual(back('monday', '2026-11-23'));
    expect(traceyPresence(instant, 'Pacific/Kiritimati')).toEqual(back('monday', '2026-11-23'));
  });

  it.each([london, 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Australia/Lord_Howe'])(
    'is right in every half hour around clock changes in %s',
    (timeZone) => {
      const actual: string[] = [];
      const expected: string[] = [];
      const expectedAt = expectationIn(timeZone);
      for (const start of ['2026-03-01', '2026-03-23', '2026-09-28', '2026-10-19', '2026-12-24']) {
        for (let half = 0; half < 14 * 48; half += 1) {
          const now = new Date(Date.parse(start) + half * 1_800_000);
          const presence = traceyPresence(now, timeZone);
          const text = presence.state === 'online' ? 'online' : `${presence.day} ${isoDate(presence.opensOn)}`;
          actual.push(`${now.toISOString()} ${text}`);
          expected.push(`${now.toISOString()} ${expectedAt(now)}`);
        }
      }
      expect(actual).toEqual(expected);
    },
  );

  it('rejects an unknown time zone and an invalid date', () => {
    expect(() => traceyPresence(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
    expect(() => traceyPresence(new Date(NaN), london)).toThrow(RangeError);
  });
});

describe('traceyPresence with days off', () => {
  // Christmas 2026: Friday 25, Monday 28 in lieu of Boxing Day, and New Year's Day on a Friday.
  const daysOff = ['2026-12-25', '2026-12-28', '2027-01-01'];
  it.each([
    ['the evening before', '2026-12-24T18:00:00Z', back('tuesday', '2026-12-29')],
    ['a day off at noon', '2026-12-25T12:00:00Z', back('tuesday', '2026-12-29')],
    ['the weekend before one', '2026-12-26T12:00:00Z', back('tuesday', '2026-12-29')],
    ['early on a day off', '2026-12-28T07:00:00Z', back('tomorrow', '2026-12-29')],
    ['the day after', '2026-12-29T12:00:00Z', online],
    ['New Year’s Day', '2027-01-01T10:00:00Z', back('monday', '2027-01-04')],
  ])('%s', (_name, now, expected) => {
    expect(traceyPresence(new Date(now), london, daysOff)).toEqual(expected);
  });

  it('gives the date of an opening after a week, because its weekday would look like this week’s', () => {
    const week = ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'];
    expect(traceyPresence(new Date('2026-12-24T18:00:00Z'), london, week)).toEqual(back('later', '2027-01-04'));
    expect(traceyPresence(new Date('2026-12-29T12:00:00Z'), london, week)).toEqual(back('monday', '2027-01-04'));
    // From Monday evening to the next Monday: exactly a week.
    const fourDays = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    expect(traceyPresence(new Date('2026-11-16T18:00:00Z'), london, fourDays)).toEqual(back('later', '2026-11-23'));
  });
});
