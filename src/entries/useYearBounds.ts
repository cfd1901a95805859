import { calendarDateIn } from '../domain/clock';
import { birthYearOf } from '../domain/dateOfBirth';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useAccount } from '../data/useAccount';

/** The bounds for the years of a trace or a pension. */
export interface YearBounds {
  /** Undefined until the profile has loaded, or without a date of birth. */
  birthYear: number | undefined;
  currentYear: number;
  /** Set when the profile failed to load; years are then checked without the year of birth. `retry` loads it again. */
  failure: { retry: () => void } | undefined;
}

/** Returns the year of birth from the profile, and the current year in the firm's time zone. */
export function useYearBounds(): YearBounds {
  const { clock, config } = usePensionTrace('useYearBounds');
  const account = useAccount();
  return {
    birthYear: account.status === 'success' ? birthYearOf(account.user.birth_date) : undefined,
    currentYear: calendarDateIn(clock.now(), config.timeZone).year,
    failure: account.status === 'error' ? { retry: account.retry } : undefined,
  };
}
