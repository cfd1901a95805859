import type { Guide } from '../../backend/entities';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { useRead, type ReadState } from '../../data/useRead';
import { usePensionTrace } from '../../provider/PensionTraceContext';

const source = 'guides';

/**
 * One guide, read from its table; null when there is none by this id. It follows any change to the table
 * (specification section 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useGuide(id: string): ReadState<Guide | null> {
  usePensionTrace('useGuide');
  useLiveRefresh(source, source);
  return useRead({ source, parameters: ['one', id], read: (backend, options) => backend.readGuide(id, options) });
}
