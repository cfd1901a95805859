import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { BackendError } from '../backend/BackendError';
import type { Backend, BackendCallOptions } from '../backend/createBackend';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useUserId } from './useUserId';

export interface UseCustomerQueryOptions<Data> extends Pick<
  UseQueryOptions<Data, BackendError>,
  | 'gcTime'
  | 'staleTime'
  | 'refetchInterval'
  | 'refetchIntervalInBackground'
  | 'refetchOnWindowFocus'
  | 'refetchOnReconnect'
> {
  /** The procedure or table. With `parameters` it is the cache key. */
  source: string;
  parameters?: readonly string[] | undefined;
  /** False to wait. Default true. */
  isEnabled?: boolean | undefined;
  /** Reads the data; rejects with a BackendError. */
  read: (backend: Backend, options: BackendCallOptions) => Promise<Data>;
}

/**
 * Queries the signed-in customer's data, cached for this customer only. Never retries on its own; errors go to
 * `onError`.
 */
export function useCustomerQuery<Data>(options: UseCustomerQueryOptions<Data>): UseQueryResult<Data, BackendError> {
  const { source, parameters = [], isEnabled = true, read, ...rest } = options;
  const { backend, queryClient } = usePensionTrace();
  const userId = useUserId();
  return useQuery<Data, BackendError>(
    {
      ...rest,
      queryKey: queryKeys.read(userId, source, ...parameters),
      queryFn: ({ signal }) => read(backend, { signal, reportsRefusal: true }),
      enabled: isEnabled && userId !== '',
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
}
