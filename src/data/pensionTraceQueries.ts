import { createBackend, type BackendSettings } from '../backend/createBackend';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import { queryKeys } from '../provider/queryKeys';
import { customerQuery, type CustomerRead } from './customerQuery';
import { readProfile } from './readProfile';
import * as reads from './reads';

/**
 * The queries of one customer's data, as TanStack Query's options: `queryKey`, `queryFn` and the settings that the hooks
 * use. With the same QueryClient on the provider, a screen finds what you loaded before it mounted, your components read
 * the same data, and you can invalidate it. Data is not requested again for 10 seconds, the profile never on its own.
 *
 * @param adapter The adapter of the provider.
 * @param userId The id of the logged-in customer, from `adapter.auth.getSession()` or `useSession`.
 * @param settings The timeout and `onError` of these requests. Default: 30 seconds, and no report.
 * @example
 * ```ts
 * const queryClient = new QueryClient();
 *
 * async function loadPortal() {
 *   const session = await adapter.auth.getSession();
 *   if (!session) return;
 *   const queries = pensionTraceQueries(adapter, session.userId);
 *   await Promise.all([
 *     queryClient.prefetchQuery(queries.traces()),
 *     queryClient.prefetchQuery(queries.pensions()),
 *   ]);
 * }
 * ```
 */
export function pensionTraceQueries(adapter: PensionTraceAdapter, userId: string, settings: BackendSettings = {}) {
  const getId = () => userId;
  const backend = createBackend(adapter, settings, { page: 0, getId, getAccountId: getId });
  const query = <Data>(read: CustomerRead<Data>) => customerQuery(backend, userId, read);
  return {
    /** The key of everything that belongs to the customer, to invalidate it at once. */
    all: () => ({ queryKey: queryKeys.customer(userId) }),
    /** The profile, with the tags that decide the step. */
    profile: () => query(readProfile()),
    traces: () => query(reads.readTraces()),
    /** One trace; null when it does not exist or belongs to another customer. */
    trace: (id: string) => query(reads.readTrace(id)),
    traceSearches: (id: string) => query(reads.readTraceSearches(id)),
    traceActivity: (id: string) => query(reads.readActivity('trace', id)),
    pensions: () => query(reads.readPensions()),
    /** One pension; null when it does not exist or belongs to another customer. */
    pension: (id: string) => query(reads.readPension(id)),
    pensionSearches: (id: string) => query(reads.readPensionSearches(id)),
    pensionActivity: (id: string) => query(reads.readActivity('pension', id)),
    addresses: () => query(reads.readAddresses()),
    documents: () => query(reads.readDocuments()),
    tasks: () => query(reads.readTasks()),
    /** The contacts of the providers with these names, as far as the firm's directory has them. */
    providers: (names: readonly string[]) => query(reads.readProviders(names)),
    /** The guides with the text, or all. */
    guides: (text = '') => query(reads.readGuides(text)),
    recommendedGuides: () => query(reads.readRecommendedGuides()),
    /** One guide; null when it does not exist. */
    guide: (id: string) => query(reads.readGuide(id)),
    /** The words of the letter of authority; null for a backend that has none. */
    agreements: () => query(reads.readAgreements()),
    signedAuthorisations: () => query(reads.readSignedAuthorisations()),
    /** The marketing preferences. */
    notificationSettings: () => query(reads.readNotificationSettings()),
  };
}
