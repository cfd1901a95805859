import type { Guide } from '../../backend/entities';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { useRead, type ReadState } from '../../data/useRead';
import { usePart } from '../../provider/usePart';

const source = 'guides';

/**
 * One guide from the table `guides`; null when none has this id. Refetches when the table changes (specification
 * section 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useGuide(id: string): ReadState<Guide | null> {
  usePart('guide');
  useLiveRefresh(source, source);
  return useRead({ source, parameters: ['one', id], read: (backend, options) => backend.readGuide(id, options) });
}
