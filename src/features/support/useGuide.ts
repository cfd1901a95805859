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
 *   if (guide.status === 'error') return <button onClick={guide.retry}>Try again</button>;
 *   if (guide.status === 'pending') return <p>Loading…</p>;
 *   return <h1>{guide.data?.title ?? 'There is no such guide.'}</h1>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useGuide(id: string): ReadState<Guide | null> {
  usePart('guide');
  useLiveRefresh([source], [source]);
  return useRead(readGuide(id));
}
