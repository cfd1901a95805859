import type { BackendError } from '../backend/BackendError';
import type { AuthEvent, AuthSession } from '../backend/PensionTraceAdapter';

/** The state of the session. */
export type SessionState =
  /** Reading browser storage or refreshing the token. */
  | { status: 'pending' }
  /**
   * `hasLostSession` when the session ended without a log-out here: on this page, or the stored session before the page
   * loaded; `wasIdle` when it ended through inactivity, `wasUnkept` with a reload in a browser that cannot keep it.
   * `hasLoggedOut` after a log-out on this page, `hasSavedAnswers` when it saved what the customer had typed.
   */
  | {
      status: 'logged-out';
      hasLostSession: boolean;
      wasIdle?: boolean;
      wasUnkept?: boolean;
      hasLoggedOut?: boolean;
      hasSavedAnswers?: boolean;
    }
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

/** How a customer's time on the page ends: their session is lost, they log out, are erased, or another one logs in. */
export type End = 'lost' | 'logged-out' | 'erased' | 'replaced';

/**
 * Who ends a session: the customer, the customer after their answers were saved, the idle guard, or the erasure of the
 * customer's data.
 */
export type Leaver = 'person' | 'saved' | 'idle' | 'erasure';

/** Everything that a page knows about its session. docs/decisions.md has the drawing. */
export interface SessionMachine {
  shown: SessionState;
  /** The session whose events count: the browser's, or that of the password-reset link that is open in this tab. */
  account: 'browser' | 'link';
  /** Whether a password-reset link started the session. After its second step the customer chooses a password. */
  isRecovering: boolean;
  /** Whether the page was loaded again with a session that the browser could not keep. */
  wasUnkept: boolean;
  /** Who started the log-out that is under way. */
  leaving: Leaver | undefined;
  /** The customers whose screens this page has shown, in order. The last one owns the screens, also while logged out. */
  owners: readonly string[];
}

/** What moves a session. */
export type SessionInput =
  /** The adapter reported a change, or the reply of `getSession` as `restored`. */
  | { type: AuthEvent; session: AuthSession | null }
  | { type: 'reading' }
  | { type: 'unreadable'; error: BackendError }
  /** The server no longer accepts the session. */
  | { type: 'expired' }
  /** A log-out: it begins, succeeds, or fails and the customer stays. */
  | { type: 'leaving'; by: Leaver }
  | { type: 'left' }
  | { type: 'stayed' };

export const firstSession: SessionMachine = {
  shown: { status: 'pending' },
  account: 'browser',
  isRecovering: false,
  wasUnkept: false,
  leaving: undefined,
  owners: [],
};

/** Returns the session after an input; the same object when nothing changes. */
export function moveSession(machine: SessionMachine, input: SessionInput): SessionMachine {
  switch (input.type) {
    case 'reading':
      return show(machine, { status: 'pending' });
    case 'unreadable':
      return show(machine, { status: 'error', error: input.error });
    case 'leaving':
      return { ...machine, leaving: input.by };
    case 'left':
      return { ...loggedOut(machine), leaving: undefined };
    case 'stayed':
      return { ...machine, leaving: undefined };
    case 'expired':
      // An open link has a session of its own: it can be tried again, or left.
      return machine.account === 'link' ? machine : loggedOut(machine, { isRefused: true });
    case 'link-opened':
      return follow({ ...machine, account: 'link', isRecovering: true }, input.session);
    case 'link-closed':
      return follow({ ...machine, account: 'browser', isRecovering: false }, input.session);
    case 'password-recovery':
    case 'logged-in':
    case 'restored':
    case 'token-refreshed':
    case 'logged-out':
    case 'user-updated':
    case 'mfa-verified':
      // The browser's session is read again when the link closes.
      if (machine.account === 'link') return machine;
      return follow(withPurpose(machine, input.type), input.session);
  }
}

/** The customer of the page, also while logged out. */
export function lastOwner({ owners }: SessionMachine): string | undefined {
  return owners[owners.length - 1];
}

function withPurpose(machine: SessionMachine, event: AuthEvent): SessionMachine {
  const isRecovering = event === 'password-recovery' ? true : event === 'logged-in' ? false : machine.isRecovering;
  return isRecovering === machine.isRecovering ? machine : { ...machine, isRecovering };
}

function follow(machine: SessionMachine, session: AuthSession | null): SessionMachine {
  if (!session) return loggedOut(machine);
  const isDue = session.secondStep === 'due';
  return show(machine, {
    status: isDue ? 'second-step' : machine.isRecovering ? 'recovering' : 'logged-in',
    session,
  });
}

/** `isRefused` when the server refused the session, which a page that still reads it has then lost. */
function loggedOut(machine: SessionMachine, { isRefused = false } = {}): SessionMachine {
  const { shown, leaving } = machine;
  const isUnkept = machine.wasUnkept && shown.status === 'pending';
  const hadSession = 'session' in shown || isUnkept || (isRefused && shown.status === 'pending');
  const isMeant = leaving !== undefined && leaving !== 'idle';
  const hasLostSession = hadSession && !isMeant;
  const next = show(machine, {
    status: 'logged-out',
    hasLostSession,
    ...(hasLostSession && leaving === 'idle' && { wasIdle: true }),
    ...(isUnkept && { wasUnkept: true }),
    ...(hadSession && isMeant && { hasLoggedOut: true }),
    ...(hadSession && leaving === 'saved' && { hasSavedAnswers: true }),
  });
  return next.isRecovering ? { ...next, isRecovering: false } : next;
}

function show(machine: SessionMachine, shown: SessionState): SessionMachine {
  if (isSame(machine.shown, shown)) return machine;
  const { owners } = machine;
  const isNew = shown.status === 'logged-in' && shown.session.userId !== lastOwner(machine);
  return { ...machine, shown, owners: isNew ? [...owners, shown.session.userId] : owners };
}

// SIGNED_IN repeats whenever a tab gains focus. A repeat must not render, reload or lose text.
function isSame(one: SessionState, other: SessionState): boolean {
  if (one.status !== other.status) return false;
  if (!('session' in one) || !('session' in other)) return one.status !== 'error';
  return (['userId', 'email', 'secondStep'] as const).every((name) => one.session[name] === other.session[name]);
}
