import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import type { AuthAdapter, AuthEvent, AuthListener, AuthSession } from '../../backend/PensionTraceAdapter';
import { accessLevelOf } from './accessLevelOf';

const plainEvents: Partial<Record<AuthChangeEvent, AuthEvent>> = {
  PASSWORD_RECOVERY: 'password-recovery',
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
  MFA_CHALLENGE_VERIFIED: 'mfa-verified',
};

/** The part of a Supabase session that the product uses. */
export function toAuthSession(session: Session | null): AuthSession | null {
  if (!session) return null;
  const { user } = session;
  const isPassed = accessLevelOf(session.access_token) === 'aal2';
  const secondStep = isPassed
    ? 'passed'
    : user.factors?.some(({ status }) => status === 'verified')
      ? 'due'
      : undefined;
  return { userId: user.id, email: user.email, ...(secondStep && { secondStep }) };
}

export interface AuthEvents extends Pick<AuthAdapter, 'onChange'> {
  /** Whether the server refused the stored session when the page loaded, and no customer has logged in or out since. */
  hasRefused: () => boolean;
}

/**
 * Listens to the client from its creation, because it reports the restored session only once. A later listener
 * first receives the current state when a customer is signed in: `restored`, and `password-recovery` after a recovery link.
 *
 * The callback calls no client method and awaits nothing, which could deadlock
 * (https://github.com/supabase/auth-js/issues/762).
 */
export function listenToAuth(client: SupabaseClient): AuthEvents {
  const subscribers = new Set<{ listener: AuthListener }>();
  let session: AuthSession | null = null;
  let isRestored = false;
  let isRefused = false;
  let isRecovering = false;
  // The client reports a link that was opened in another tab as if it was opened here.
  const isLinkOurs = cameByRecoveryLink();

  const notify = (event: AuthEvent) => {
    for (const { listener } of subscribers) listener(event, session);
  };

  const sendCurrentState = (listener: AuthListener) => {
    // Without a session there is no event. It is not known here whether the network failed: `getSession` reports it.
    if (session) listener('restored', session);
    if (isRecovering) listener('password-recovery', session);
  };

  client.auth.onAuthStateChange((name, supabaseSession) => {
    const before = session;
    session = toAuthSession(supabaseSession);
    // No one can log out before the session is restored: the server refused to refresh it.
    if (name === 'SIGNED_OUT') isRefused = !before && !isRestored;
    if (session) isRefused = false;
    const isRecovery = name === 'PASSWORD_RECOVERY' && isLinkOurs;
    if (isRecovery) isRecovering = true;
    if (name === 'USER_UPDATED' || name === 'SIGNED_OUT') isRecovering = false;
    if (name === 'INITIAL_SESSION') {
      isRestored = true;
      for (const { listener } of subscribers) sendCurrentState(listener);
      return;
    }
    // While the client restores a session it reports SIGNED_IN or TOKEN_REFRESHED; 'restored' follows.
    if (!isRestored) return;
    const event = eventOf(name === 'PASSWORD_RECOVERY' && !isRecovery ? 'SIGNED_IN' : name, before, session);
    if (event) notify(event);
  });

  return {
    hasRefused: () => isRefused,
    onChange(listener) {
      const subscriber = { listener };
      subscribers.add(subscriber);
      if (isRestored) {
        queueMicrotask(() => {
          if (subscribers.has(subscriber)) sendCurrentState(listener);
        });
      }
      return () => {
        subscribers.delete(subscriber);
      };
    },
  };
}

/** Maps an event; undefined without a change: supabase-js repeats SIGNED_IN whenever the tab gains focus. */
function eventOf(name: AuthChangeEvent, before: AuthSession | null, now: AuthSession | null): AuthEvent | undefined {
  if (name === 'SIGNED_IN') {
    const isRepeat = before?.userId === now?.userId && before?.secondStep === now?.secondStep;
    return isRepeat ? undefined : 'signed-in';
  }
  if (name === 'SIGNED_OUT') return before ? 'signed-out' : undefined;
  return plainEvents[name];
}

/**
 * Whether the link of a password-reset email opened this page: the URL has its tokens or code until the client reads
 * them. True outside a browser, where there is no other tab.
 */
function cameByRecoveryLink(): boolean {
  if (typeof location === 'undefined') return true;
  return /[?#&](type=recovery|code=)/.test(location.search + location.hash);
}
