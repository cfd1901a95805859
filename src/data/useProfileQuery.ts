import { focusManager, type UseQueryResult } from '@tanstack/react-query';
import type { BackendError } from '../backend/BackendError';
import type { UserProfile } from '../backend/entities';
import { readProfile } from './reads';
import { useCustomerQuery } from './useCustomerQuery';

/** Milliseconds between reads while the tab is hidden. A visible tab reads the profile at once. */
const hiddenInterval = 15_000;

/**
 * Reads the logged-in customer's profile, once for all components.
 *
 * @param refetchInterval Milliseconds between reads. Default: reads once.
 */
export function useProfileQuery(refetchInterval: number | false = false): UseQueryResult<UserProfile, BackendError> {
  return useCustomerQuery({
    ...readProfile(),
    refetchOnWindowFocus: 'always',
    refetchInterval: refetchInterval && (() => (focusManager.isFocused() ? refetchInterval : hiddenInterval)),
    refetchIntervalInBackground: true,
  });
}
