import { useContext, useEffect } from 'react';
import { customerQuery, type CustomerRead } from '../../data/customerQuery';
import * as reads from '../../data/reads';
import { useAccount } from '../../data/useAccount';
import { useUserId } from '../../data/useUserId';
import { LocationContext } from '../../provider/LocationContext';
import { canOpen } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { matchPage } from './matchPage';
import { readsOf, type PageRead } from './readsOf';
import type { TracingScope } from './TracingScope';

const readers: Readonly<Record<PageRead, (id: string) => CustomerRead<unknown>>> = {
  traces: reads.readTraces,
  tasks: reads.readTasks,
  pensions: reads.readPensions,
  trace: reads.readTrace,
  traceSearches: reads.readTraceSearches,
  traceActivity: (id) => reads.readActivity('trace', id),
  pension: reads.readPension,
  pensionSearches: reads.readPensionSearches,
  pensionActivity: (id) => reads.readActivity('pension', id),
  documents: reads.readDocuments,
  signedAuthorisations: reads.readSignedAuthorisations,
};

/**
 * Reads the account, and as soon as it may open the page at the current path, what the page shows. The code of the page
 * may still be loading: on a slow phone that takes longer than the reads. Render it beside the page's Suspense and not
 * below it, because React mounts nothing there before the code has loaded.
 */
export function PageReads({ scope }: { scope: TracingScope }) {
  const location = useContext(LocationContext) ?? '/';
  const { backend, navigation, queryClient } = usePensionTrace();
  const userId = useUserId();
  const account = useAccount();
  const user = account.status === 'success' && !account.user.admin ? account.user : undefined;
  const found = matchPage(navigation.paths, location.split('?')[0] ?? '', scope);
  const { page, id = '' } = found ?? {};
  const opening = user && page && canOpen(page, user.tags) ? page : undefined;
  useEffect(() => {
    for (const read of readsOf(opening)) {
      void queryClient.prefetchQuery(customerQuery(backend, userId, readers[read](id)));
    }
  }, [backend, queryClient, userId, opening, id]);
  return null;
}
