import { readPensions } from '../../data/reads';
import { useList } from '../../data/useList';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** The count on the tab of pensions: their number, or the firm's fixed one. Undefined when they fail to load. */
export function usePensionsBadge(): string | number | undefined {
  const { pensionsBadge } = usePensionTrace().config;
  const pensions = useList(readPensions());
  if (pensionsBadge !== undefined) return pensionsBadge;
  switch (pensions.status) {
    case 'pending':
      return '…';
    case 'error':
      return undefined;
    case 'empty':
      return 0;
    case 'success':
      return pensions.data.length;
  }
}
