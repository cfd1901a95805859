import { usePensionTrace } from '../../provider/PensionTraceContext';
import { queryKeys } from '../../provider/queryKeys';
import { useSend, type SendState } from '../../provider/useSend';

export interface UseLogOutResult {
  state: SendState<void>;
  /** Ends the session in every tab, and throws away what was typed and what was read. */
  logOut: () => void;
}

/** Signing out (specification section 7). */
export function useLogOut(): UseLogOutResult {
  const { backend, drafts, queryClient } = usePensionTrace('useLogOut');
  const { state, send } = useSend(() => backend.auth.signOut(), {
    onDone: () => {
      drafts.clear();
      queryClient.removeQueries({ queryKey: queryKeys.all });
    },
  });
  return { state, logOut: () => send(undefined) };
}
