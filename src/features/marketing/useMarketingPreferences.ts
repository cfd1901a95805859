import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../backend/contract';
import { marketingByLink, marketingUpdate } from '../../backend/contracts/account';
import type { BackendError } from '../../backend/BackendError';
import { useErrorMessage } from '../../data/useErrorMessage';
import { usePart } from '../../provider/usePart';
import { queryKeys } from '../../provider/queryKeys';
import type { ActionOptions } from '../../data/useSend';
import type { ReadState } from '../../data/useRead';
import { usePreferenceEditing, type PreferenceEditing } from './usePreferenceEditing';

export interface UseMarketingPreferencesOptions extends ActionOptions {
  /** The customer's id, from the link. */
  id: string;
  /** The customer's email address, from the link. */
  email: string;
}

/** The result of {@link useMarketingPreferences}. */
export interface UseMarketingPreferencesResult extends PreferenceEditing {
  /** The number for text messages, masked by the server. */
  number: string | undefined;
}

/**
 * Headless hook for the marketing preferences by a link in an email, without a session: procedures `marketing` and
 * `marketing_update`.
 *
 * @example
 * ```tsx
 * function MarketingPreferencesExample() {
 *   const { state, options, preferences, choose, save, confirm } = useMarketingPreferences({ id: 'customer-1', email: 'margaret@example.com' });
 *   if (state.status === 'confirming') return <button onClick={confirm}>Yes, switch off</button>;
 *   const next = options.map(({ value, label }) => (
 *     <button key={value} onClick={() => choose(value, !preferences[value])}>{label}</button>
 *   ));
 *   return <p>{next} <button onClick={save}>Save</button></p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useMarketingPreferences({
  id,
  email,
  ...options
}: UseMarketingPreferencesOptions): UseMarketingPreferencesResult {
  const { backend, queryClient } = usePart('marketingPreferences');
  const queryKey = queryKeys.read('', marketingByLink.name, id, email);
  const messageFor = useErrorMessage('load');
  const query = useQuery<OutputOf<typeof marketingByLink>, BackendError>(
    {
      queryKey,
      queryFn: ({ signal }) => backend.call(marketingByLink, { p_id: id, p_email: email }, { signal, isOpen: true }),
      networkMode: 'always',
      retry: false,
      // The key contains an email address, so it must not outlive the page.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queryClient,
  );

  const editing = usePreferenceEditing({
    ...options,
    part: 'marketingPreferences',
    read: readOf(),
    send: (preferences, headers) =>
      backend.call(marketingUpdate, { p_id: id, p_email: email, p_marketing: preferences }, { headers, isOpen: true }),
    onSaved: (preferences) => {
      queryClient.setQueryData<typeof query.data>(queryKey, (before) => before && { ...before, ...preferences });
    },
  });
  const number = query.data?.number ?? undefined;
  return { ...editing, number: number === undefined ? undefined : String(number) };

  function readOf(): ReadState<NonNullable<typeof query.data>> {
    if (query.data) return { status: 'success', data: query.data };
    if (query.error && !query.isFetching) {
      const { error } = query;
      return { status: 'error', message: messageFor(error), error, retry: () => void query.refetch() };
    }
    return { status: 'pending' };
  }
}
