import { useState } from 'react';
import { wallTimeIn } from '../../domain/clock';
import { greetingFor, type Greeting } from '../../domain/greeting';
import { usePart } from '../../provider/usePart';
import { useAccount } from '../../data/useAccount';
import { useNow } from '../../data/useNow';

export type PortalTab = 'traces' | 'pensions' | 'documents';

/** The result of {@link usePortalDashboard}. */
export interface UsePortalDashboardResult {
  /** The greeting for the customer's local time. */
  greeting: Greeting;
  /** The customer's first name; undefined while the profile loads, or without a name. */
  firstName: string | undefined;
  tab: PortalTab;
  showTab: (tab: PortalTab) => void;
  /** The open dialog. */
  dialog: 'none' | 'new-trace' | 'new-pension';
  openDialog: (dialog: 'new-trace' | 'new-pension') => void;
  closeDialog: () => void;
}

/**
 * Headless hook for the portal's dashboard: greeting, tabs and dialogs.
 *
 * @example
 * ```tsx
 * function PortalDashboardExample() {
 *   const { greeting, firstName, showTab } = usePortalDashboard();
 *   return (
 *     <h1>
 *       Good {greeting}, {firstName ?? 'User'} <button onClick={() => showTab('pensions')}>Pensions</button>
 *     </h1>
 *   );
 * }
 * ```
 */
export function usePortalDashboard(): UsePortalDashboardResult {
  const { config } = usePart('portalDashboard');
  const account = useAccount();
  const now = useNow(60_000);
  const [tab, showTab] = useState<PortalTab>('traces');
  const [dialog, setDialog] = useState<UsePortalDashboardResult['dialog']>('none');

  return {
    greeting: greetingFor(wallTimeIn(now, config.timeZone).hour),
    firstName: (account.status === 'success' && account.user.first_name) || undefined,
    tab,
    showTab,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog('none'),
  };
}
