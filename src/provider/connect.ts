import { createBackend, type Backend, type BackendSettings, type PageCustomer } from '../backend/createBackend';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import { createSessionStore, type SessionStore } from './sessionStore';
import { wasUnkept } from './unkeptSession';

interface Connection {
  session: SessionStore;
  /** The backend of one customer's page. A call that starts there is never sent for the next customer. */
  backendFor: (customer: PageCustomer) => Backend;
}

/** The backend ends an expired session, and the session uses the backend: a circular reference. */
export function connect(
  adapter: PensionTraceAdapter,
  given: Pick<BackendSettings, 'timeout' | 'onError' | 'onWarning'>,
): Connection {
  const settings: BackendSettings = {
    ...given,
    onLoggedOut: () => session.expire(),
    onOtherCustomer: () => session.compare(),
  };
  const backendFor = (customer: PageCustomer) => createBackend(adapter, settings, customer);
  const shown: PageCustomer = {
    page: 0,
    getId: () => session.getCustomer().getId(),
    getAccountId: () => session.getCustomer().getAccountId(),
  };
  const session: SessionStore = createSessionStore(backendFor(shown).auth, wasUnkept());
  return { session, backendFor };
}
