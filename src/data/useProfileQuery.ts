import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { portalUser } from '../backend/contracts/onboarding';
import type { UserProfile } from '../backend/entities';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useReporting } from './useReporting';
import { useSession } from './useSession';

/**
 * The signed-in customer's profile in the cache: one reading for all who ask.
 *
 * @param refetchInterval Milliseconds after which it is read again, and again. Default: not by itself.
 */
export function useProfileQuery(refetchInterval: number | false = false): UseQueryResult<UserProfile> {
  const { backend, queryClient } = usePensionTrace('useProfileQuery');
  const reporting = useReporting();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.userId : '';
  return useQuery(
    {
      queryKey: queryKeys.user(userId),
      queryFn: ({ signal }) => reporting(signal, () => backend.call(portalUser, undefined, { signal })),
      enabled: userId !== '',
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: 'always',
      refetchInterval,
    },
    queryClient,
  );
}
