import { BackendError } from '../backend/BackendError';
import type { AuthAdapter, AuthEvent, AuthSession } from '../backend/PensionTraceAdapter';

/** The state of the session. */
export type SessionState =
  /** Reading browser storage or refreshing the token. */
  | { status: 'pending' }
  /**
   * `hasLostSession` when the session ended without a log-out here: on this page, or the stored session before the page
   * loaded; `wasIdle` when it ended through inactivity. `hasLoggedOut` after a log-out on this page.
   */
  | { status: 'logged-out'; hasLostSession: boolean; wasIdle?: boolean; hasLoggedOut?: boolean }
  | { status: 'logged-in'; session: AuthSession }
  /** The password was correct; the second factor is still needed. */
  | { status: 'second-step'; session: AuthSession }
  /**
   * Opened by the link in a password-reset email: only a new password can be set. The session is the link's own, and
   * this tab does not use the browser's.
   */
  | { status: 'recovering'; session: AuthSession }
  /** The stored session could not be checked, usually because the browser is offline. */
  | { status: 'error'; error: BackendError };

/** The session as a store for React, one per provider. */
export interface SessionStore {
  getState(): SessionState;
  /** Counts the customers of this page. Increases when another customer logs in, with or without a log-out between. */
  getCustomerCount(): number;
  subscribe(listener: () => void): () => void;
  /** Calls `listener` when a session ends, or when another customer logs in. Returns the function that unsubscribes. */
  onEnd(listener: () => void): () => void;
  /** Subscribes to the auth service. Returns the function that unsubscribes. */
  start(): () => void;
  /** Reads the session again: after `error`, or after a log-in without an event. */
  retry(): void;
  /** Ends a session that the server no longer accepts. Drafts stay in memory. */
  expire(): void;
  /**
   * Ends the session: for the customer, or with `isIdle` for one who does nothing. Closes the link where one is open.
   * Rejects with a BackendError when that failed.
   */
  logOut(options?: { isIdle: boolean }): Promise<void>;
  /** Leaves the account that a password-reset link opened. Rejects with a BackendError when that failed. */
  closeLink(): Promise<void>;
}

/** Called before the state changes, to clear the data of a customer whose session ended. */
export type ForgetCustomer = (
  userId: string,
  /** True when another customer has logged in: the first customer's drafts are then deleted too. */
  isReplaced: boolean,
) => void;

export function createSessionStore(auth: AuthAdapter, forgetCustomer: ForgetCustomer = () => {}): SessionStore {
  let state: SessionState = { status: 'pending' };
  let following = 0;
  let isLeaving = false;
  let wasIdle = false;
  let isRecovering = false;
  /** Whether a password-reset link is open in this tab. */
  let hasLink = false;
  let customerCount = 0;
  // Kept after a session ends, to recognise another customer.
  let lastUserId: string | undefined;
  const listeners = new Set<() => void>();
  const endListeners = new Set<() => void>();

  function set(next: SessionState) {
    if (isSame(state, next)) return;
    if (next.status === 'logged-out' && lastUserId !== undefined) forgetCustomer(lastUserId, false);
    if (next.status === 'logged-in') noteCustomer(next.session.userId);
    state = next;
    for (const listener of listeners) listener();
    if (next.status === 'logged-out') reportEnd();
  }

  function reportEnd() {
    for (const listener of endListeners) listener();
  }

  function noteCustomer(userId: string) {
    if (lastUserId !== undefined && userId !== lastUserId) {
      forgetCustomer(lastUserId, true);
      reportEnd();
      customerCount += 1;
    }
    lastUserId = userId;
  }

  function setLoggedOut({ isRefused = false } = {}) {
    const hadSession = 'session' in state || (isRefused && state.status === 'pending');
    const hasLostSession = !isLeaving && hadSession;
    const hasLoggedOut = isLeaving && hadSession;
    isRecovering = false;
    set({
      status: 'logged-out',
      hasLostSession,
      ...(hasLostSession && wasIdle && { wasIdle }),
      ...(hasLoggedOut && { hasLoggedOut }),
    });
    wasIdle = false;
  }

  // Synchronous, because awaiting the client here can deadlock it (supabase/auth-js #762).
  function handleEvent(event: AuthEvent, session: AuthSession | null) {
    if (event === 'link-opened') hasLink = true;
    else if (event === 'link-closed') hasLink = false;
    // Changes of the browser's session are read when the link closes.
    else if (hasLink) return;
    if (!session) {
      setLoggedOut();
      return;
    }
    if (event === 'password-recovery' || event === 'link-opened') isRecovering = true;
    if (event === 'logged-in' || event === 'link-closed') isRecovering = false;
    const isDue = session.secondStep === 'due';
    set({ status: isDue ? 'second-step' : isRecovering ? 'recovering' : 'logged-in', session });
  }

  function restore(round: number) {
    auth.getSession().then(
      (session) => {
        // An event during the read is newer.
        if (round === following && state.status === 'pending') handleEvent('restored', session);
      },
      (error: unknown) => {
        // The backend may already have ended the session.
        if (round === following && state.status === 'pending')
          set({ status: 'error', error: BackendError.from(error) });
      },
    );
  }

  async function closeLink() {
    isLeaving = true;
    try {
      await auth.closeLink();
    } finally {
      isLeaving = false;
    }
  }

  return {
    getState: () => state,
    getCustomerCount: () => customerCount,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    start() {
      following += 1;
      const end = auth.onChange(handleEvent);
      restore(following);
      return () => {
        following += 1;
        end();
      };
    },
    retry() {
      set({ status: 'pending' });
      restore(following);
    },
    // While the session is restored, the server refused the one in browser storage.
    expire() {
      // An open link has a session of its own: it can be tried again, or left.
      if (!hasLink) setLoggedOut({ isRefused: true });
    },
    async logOut({ isIdle } = { isIdle: false }) {
      if (hasLink) {
        await closeLink();
        return;
      }
      isLeaving = !isIdle;
      wasIdle = isIdle;
      try {
        await auth.logOut();
        setLoggedOut();
      } finally {
        isLeaving = false;
      }
    },
    closeLink,
  };
}

// SIGNED_IN repeats whenever a tab gains focus. A repeat must not render, reload or lose text.
function isSame(one: SessionState, other: SessionState): boolean {
  if (one.status !== other.status) return false;
  if ('session' in one && 'session' in other) {
    return one.session.userId === other.session.userId && one.session.email === other.session.email;
  }
  return one.status !== 'error';
}
