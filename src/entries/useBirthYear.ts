import { birthYearOf } from '../domain/dateOfBirth';
import { useAccount } from '../data/useAccount';

/** The customer's year of birth, the bound for the years of a trace or a pension. */
export interface BirthYear {
  /** Undefined until the profile has loaded, or without a date of birth. */
  birthYear: number | undefined;
  /**
   * Set when the profile failed to load; years are then checked without the year of birth. `retry` loads it again. Not set
   * for a backend without the profile.
   */
  failure: { retry: () => void } | undefined;
}

/** Returns the year of birth from the profile. */
export function useBirthYear(): BirthYear {
  const account = useAccount();
  return {
    birthYear: account.status === 'success' ? birthYearOf(account.user.birth_date) : undefined,
    failure:
      account.status === 'error' && account.error.code !== 'not-implemented' ? { retry: account.retry } : undefined,
  };
}
