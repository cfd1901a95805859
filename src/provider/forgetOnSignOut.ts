import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './queryKeys';
import type { SessionStore } from './sessionStore';

/**
 * What was read for a customer belongs to their session: once that has ended it is gone (specification section 4).
 * Returns the function that ends it.
 */
export function forgetOnSignOut(session: SessionStore, queryClient: QueryClient): () => void {
  let userId: string | undefined;
  return session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'signed-in') userId = state.session.userId;
    if (state.status !== 'signed-out' || userId === undefined) return;
    queryClient.removeQueries({ queryKey: queryKeys.customer(userId) });
    userId = undefined;
  });
}
