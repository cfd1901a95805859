import { focusManager, type UseQueryResult } from '@tanstack/react-query';
import type { BackendError } from '../backend/BackendError';
import type { UserProfile } from '../backend/entities';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { readProfile } from './readProfile';
import { useCustomerQuery } from './useCustomerQuery';

/** Milliseconds between reads while the tab is hidden. A visible tab reads the profile at once. */
const hiddenInterval = 15_000;

/**
 * Reads the logged-in customer's profile, once for all components. Tells the backend the page's language.
 *
 * @param refetchInterval Milliseconds between reads. Default: reads once.
 */
export function useProfileQuery(refetchInterval: number | false = false): UseQueryResult<UserProfile, BackendError> {
  const { language } = usePensionTrace();
  return useCustomerQuery({
    ...readProfile(language),
    refetchOnWindowFocus: 'always',
    refetchInterval: refetchInterval && (() => (focusManager.isFocused() ? refetchInterval : hiddenInterval)),
    refetchIntervalInBackground: true,
  });
}
