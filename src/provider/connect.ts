import type { QueryClient } from '@tanstack/react-query';
import type { BackendError } from '../backend/BackendError';
import { createBackend } from '../backend/createBackend';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import { keyRoot, queryKeys } from './queryKeys';
import { createSessionStore, type ForgetCustomer, type SessionStore } from './sessionStore';
import { wasUnkept } from './unkeptSession';
import { UploadStore } from './UploadStore';

interface ConnectOptions {
  onError: (error: BackendError) => void;
  onWarning: (message: string) => void;
  forgetCustomer: ForgetCustomer;
}

/** The backend ends an expired session, and the session uses the backend: a circular reference. */
export function connect(
  adapter: PensionTraceAdapter,
  timeout: number,
  { onError, onWarning, forgetCustomer }: ConnectOptions,
) {
  const backend = createBackend(adapter, {
    timeout,
    onError,
    onWarning,
    onLoggedOut: () => session.expire(),
    onOtherCustomer: () => session.compare(),
  });
  const shown = () => session.getCustomerCount();
  const page = backend.forPage({
    getId: () => session.getOwner(shown()),
    getAccountId: () => session.getAccountId(shown()),
  });
  const session: SessionStore = createSessionStore(page.auth, forgetCustomer, wasUnkept());
  return { backend, session, uploads: new UploadStore(session) };
}

/** Removes a customer's queries, and all our mutations with the values that were sent. The host's own stay. */
export function forgetQueries(queryClient: QueryClient, userId: string) {
  queryClient.removeQueries({ queryKey: queryKeys.customer(userId) });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: [keyRoot] })) mutations.remove(mutation);
}
