import { useMemo, type ReactNode } from 'react';
import type { SessionState } from '../../provider/sessionStore';
import { PensionTraceContext, usePensionTrace } from '../../provider/PensionTraceContext';

const restoring: SessionState = { status: 'restoring' };

/** While the account loads, shows a screen as before a session: it reads nothing that may be closed to the customer. */
export function PendingAccount({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const value = usePensionTrace();
  const pending = useMemo(() => ({ ...value, session: { ...value.session, getState: () => restoring } }), [value]);
  return <PensionTraceContext.Provider value={isPending ? pending : value}>{children}</PensionTraceContext.Provider>;
}
