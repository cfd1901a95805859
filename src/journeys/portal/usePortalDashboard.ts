import { useState } from 'react';
import { wallTimeIn } from '../../domain/clock';
import { greetingFor, type Greeting } from '../../domain/greeting';
import { usePart } from '../../provider/usePart';
import { useAccount } from '../../data/useAccount';
import { useNow } from '../../provider/useNow';

export type PortalTab = 'traces' | 'pensions' | 'documents';

/** The result of {@link usePortalDashboard}. */
export interface UsePortalDashboardResult {
  /** By the time of day where the customer is. */
  greeting: Greeting;
  /** Undefined while the profile is on its way, or when it has none. */
  firstName: string | undefined;
  tab: PortalTab;
  showTab: (tab: PortalTab) => void;
  /** The dialog that is open. */
  dialog: 'none' | 'new-trace' | 'new-pension';
  openDialog: (dialog: 'new-trace' | 'new-pension') => void;
  closeDialog: () => void;
}

/** The portal's dashboard without its looks: greeting, tabs and dialogs (specification section 2.4). */
export function usePortalDashboard(): UsePortalDashboardResult {
  const { config } = usePart('portalDashboard');
  const account = useAccount();
  const now = useNow(60_000);
  const [tab, showTab] = useState<PortalTab>('traces');
  const [dialog, setDialog] = useState<UsePortalDashboardResult['dialog']>('none');

  return {
    greeting: greetingFor(wallTimeIn(now, config.timeZone).hour),
    firstName: (account.status === 'ready' && account.user.first_name) || undefined,
    tab,
    showTab,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog('none'),
  };
}
