import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { mapAuth } from '../../backend/mapAuth';
import type { Backend } from '../../backend/createBackend';
import type { SessionState } from '../../provider/sessionMachine';
import { PensionTraceContext, usePensionTrace } from '../../provider/PensionTraceContext';

const restoring: SessionState = { status: 'pending' };

/**
 * While the account loads, renders a screen in its logged-out state: it reads nothing that the customer may not see.
 * Calls wait until the account has loaded, because they change its tags.
 */
export function PendingAccount({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const value = usePensionTrace();
  const [account] = useState(createArrival);
  const pending = useMemo(() => {
    const { backend, session } = value;
    const { auth } = backend;
    const call: Backend['call'] = async (...sent) => {
      await account.hasArrived;
      return backend.call(...sent);
    };
    // If the account redirects to another page, the form is never sent.
    const deferredAuth = mapAuth(async (_method, run) => {
      await account.hasArrived;
      return run(auth);
    });
    return {
      ...value,
      backend: { ...backend, call, auth: { ...auth, ...deferredAuth } },
      session: { ...session, getState: () => restoring },
    };
  }, [value, account]);
  useEffect(() => {
    if (!isPending) account.arrive();
  }, [isPending, account]);
  return <PensionTraceContext.Provider value={isPending ? pending : value}>{children}</PensionTraceContext.Provider>;
}

function createArrival() {
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { hasArrived, arrive };
}
