import { useQuery } from '@tanstack/react-query';
import { portalWelcomeBack } from '../../backend/contracts/onboarding';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { queryKeys } from '../../provider/queryKeys';

/** The name and email of an invite. A failure goes to `onError` only. */
export function useInvite(inviteId: string | undefined): { name: string; email: string } | undefined {
  const { backend, queryClient } = usePensionTrace();
  const { data } = useQuery(
    {
      queryKey: queryKeys.read('', portalWelcomeBack.name, inviteId ?? ''),
      queryFn: ({ signal }) =>
        backend.call(portalWelcomeBack, { p_id: inviteId ?? '' }, { signal, reportsRefusal: true, isOpen: true }),
      enabled: inviteId !== undefined && inviteId !== '',
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
    },
    queryClient,
  );
  return data;
}
