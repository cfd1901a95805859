import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendError } from '../../backend/BackendError';
import { portalWelcomeBack } from '../../backend/contracts/onboarding';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { queryKeys } from '../../provider/queryKeys';

/** The name and email behind an invite id. A failure is told to `onError` only (specification section 8). */
export function useInvite(inviteId: string | undefined): { name: string; email: string } | undefined {
  const { backend, onError, queryClient } = usePensionTrace('useInvite');
  const { data, error } = useQuery(
    {
      queryKey: queryKeys.read('', portalWelcomeBack.name, inviteId ?? ''),
      queryFn: ({ signal }) => backend.call(portalWelcomeBack, { p_id: inviteId ?? '' }, { signal }),
      enabled: inviteId !== undefined && inviteId !== '',
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
    },
    queryClient,
  );
  useEffect(() => {
    if (error) onError(BackendError.from(error));
  }, [error, onError]);
  return data;
}
