import type { Guide } from '../../backend/entities';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { readGuide } from '../../data/reads';
import { useRead, type ReadState } from '../../data/useRead';
import { usePart } from '../../provider/usePart';

const source = 'guides';

/**
 * One guide from the table `guides`; null for an unknown id. Refetches when the table changes.
 *
 * @example
 * ```tsx
 * function GuideExample() {
 *   const guide = useGuide('guide-1');
 *   switch (guide.status) {
 *     case 'pending':
 *       return <p>Loading…</p>;
 *     case 'error':
 *       return (
 *         <p role="alert">
 *           {guide.message} <button onClick={guide.retry}>Try again</button>
 *         </p>
 *       );
 *     case 'success':
 *       return <h1>{guide.data?.title ?? 'Guide not found'}</h1>;
 *   }
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useGuide(id: string): ReadState<Guide | null> {
  usePart('guide');
  useLiveRefresh([source], [source]);
  return useRead(readGuide(id));
}
