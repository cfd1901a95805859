import { calendarDateIn } from '../domain/clock';
import { birthYearOf } from '../domain/dateOfBirth';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useAccount } from '../data/useAccount';

/** What the years of a trace or a pension are checked against. */
export interface YearBounds {
  /** Known once the profile is there and holds a date of birth. */
  birthYear: number | undefined;
  currentYear: number;
  /** The profile could not be had: years are checked without the year of birth. `retry` asks again. */
  failure: { retry: () => void } | undefined;
}

/** The year of birth from the customer's profile, and the current year where the firm is. */
export function useYearBounds(): YearBounds {
  const { clock, config } = usePensionTrace('useYearBounds');
  const account = useAccount();
  return {
    birthYear: account.status === 'ready' ? birthYearOf(account.user.birth_date) : undefined,
    currentYear: calendarDateIn(clock.now(), config.timeZone).year,
    failure: account.status === 'failed' ? { retry: account.retry } : undefined,
  };
}
