import type { Page } from '../../provider/pages';

/** The reads without which a page shows little more than its heading, by their names in `pensionTraceQueries`. */
export const pageReads = {
  portal: ['traces', 'tasks', 'pensions'],
  trace: ['trace', 'traceSearches', 'traceActivity'],
  pension: ['pension', 'pensionSearches', 'pensionActivity'],
  documents: ['documents', 'signedAuthorisations'],
} as const satisfies Partial<Record<Page, readonly string[]>>;

/** The name of such a read. */
export type PageRead = (typeof pageReads)[keyof typeof pageReads][number];

/** Returns the reads of a page. */
export function readsOf(page: Page | undefined): readonly PageRead[] {
  const reads: Partial<Record<Page, readonly PageRead[]>> = pageReads;
  return (page && reads[page]) ?? [];
}
