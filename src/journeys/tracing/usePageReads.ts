import { useEffect } from 'react';
import { customerQuery, type CustomerRead } from '../../data/customerQuery';
import { readPensions, readTasks, readTraces } from '../../data/reads';
import { useAccount } from '../../data/useAccount';
import { useUserId } from '../../data/useUserId';
import { canOpen, type Page } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** The reads without which a page shows little more than its heading. */
const pageReads: Partial<Record<Page, readonly CustomerRead<unknown>[]>> = {
  portal: [readTraces(), readTasks(), readPensions()],
};

/**
 * Starts the reads of a page as soon as the account is known and may open it, while React still renders the page. On a
 * slow phone that takes longer than the reads.
 *
 * @param page The page at the path; undefined for an unknown path.
 */
export function usePageReads(page: Page | undefined) {
  const { backend, queryClient } = usePensionTrace();
  const userId = useUserId();
  const account = useAccount();
  const user = account.status === 'success' && !account.user.admin ? account.user : undefined;
  const opening = user && page && canOpen(page, user.tags) ? page : undefined;
  useEffect(() => {
    for (const read of (opening && pageReads[opening]) ?? []) {
      void queryClient.prefetchQuery(customerQuery(backend, userId, read));
    }
  }, [backend, queryClient, userId, opening]);
}
