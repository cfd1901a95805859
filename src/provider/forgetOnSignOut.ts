import type { QueryClient } from '@tanstack/react-query';
import { keyRoot, queryKeys } from './queryKeys';
import type { SessionStore } from './sessionStore';

/**
 * Removes a customer's queries, and all mutations with what was sent, when their session ends (specification
 * section 4). A host's own queries and mutations stay.
 *
 * @returns Stops watching the session.
 */
export function forgetOnSignOut(session: SessionStore, queryClient: QueryClient): () => void {
  let userId: string | undefined;
  return session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'signed-in') userId = state.session.userId;
    if (state.status !== 'signed-out' || userId === undefined) return;
    queryClient.removeQueries({ queryKey: queryKeys.customer(userId) });
    const mutations = queryClient.getMutationCache();
    for (const mutation of mutations.findAll({ mutationKey: [keyRoot] })) mutations.remove(mutation);
    userId = undefined;
  });
}
