import { portalUserPensions } from '../../backend/contracts/pensions';
import { useList } from '../../data/useList';

/** The number of pensions on their tab. */
export function PensionCount() {
  const pensions = useList(portalUserPensions);
  if (pensions.status === 'empty') return 0;
  return pensions.status === 'success' ? pensions.items.length : '…';
}
