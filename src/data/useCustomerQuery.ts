import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { BackendError } from '../backend/BackendError';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { customerQuery, type CustomerRead } from './customerQuery';
import { useUserId } from './useUserId';

export interface UseCustomerQueryOptions<Data>
  extends
    CustomerRead<Data>,
    Pick<
      UseQueryOptions<Data, BackendError>,
      | 'gcTime'
      | 'staleTime'
      | 'refetchInterval'
      | 'refetchIntervalInBackground'
      | 'refetchOnWindowFocus'
      | 'refetchOnReconnect'
    > {
  /** False to wait. Default true. */
  isEnabled?: boolean | undefined;
}

/** Queries the logged-in customer's data. */
export function useCustomerQuery<Data>(options: UseCustomerQueryOptions<Data>): UseQueryResult<Data, BackendError> {
  const { source, parameters, read, isTyped = false, staysFresh, isEnabled = true, ...rest } = options;
  const { backend, memory, queryClient } = usePensionTrace();
  const userId = useUserId();
  return useQuery<Data, BackendError>(
    {
      ...customerQuery(backend, userId, { source, parameters, read, staysFresh }),
      ...rest,
      enabled: isEnabled && userId !== '',
    },
    isTyped ? memory.customer.queries : queryClient,
  );
}
