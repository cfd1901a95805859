import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import type { AuthAdapter, AuthEvent, AuthListener, AuthSession } from '../../backend/PensionTraceAdapter';
import type { LinkClient } from './linkClient';
import { projectKey } from './projectKey';
import type { TabStorage } from '../../backend/tabStorage';
import { clockError } from './clockError';
import { toAuthSession } from './toAuthSession';

const plainEvents: Partial<Record<AuthChangeEvent, AuthEvent>> = {
  PASSWORD_RECOVERY: 'password-recovery',
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
  MFA_CHALLENGE_VERIFIED: 'mfa-verified',
};

export interface AuthEvents extends Pick<AuthAdapter, 'onChange'> {
  /** Whether the server refused the stored session when the page loaded, and no customer has logged in or out since. */
  hasRefused: () => boolean;
  /** Tells listeners that a password-reset link is open, or no longer. */
  announceLink: (event: 'link-opened' | 'link-closed') => void;
}

/**
 * Listens to the client from its creation on, because it reports the restored session only once. A later listener
 * first gets the current state: `link-opened` while a reset link is open, `restored` when a customer is logged in, and
 * `password-recovery` after a link with a code, also after a reload.
 *
 * The callback calls no client method and awaits nothing, which could deadlock
 * (https://github.com/supabase/auth-js/issues/762).
 */
export function listenToAuth(client: SupabaseClient, url: string, link: LinkClient, tab: TabStorage): AuthEvents {
  const subscribers = new Set<{ listener: AuthListener }>();
  let session: AuthSession | null = null;
  let isRestored = false;
  let isRefused = false;
  let isRecovering = false;
  // The client reports a link that was opened in another tab as if it was opened here.
  const isLinkOurs = cameByRecoveryLink();
  // Of this tab, so that a reload keeps recovery mode and other tabs are not in it.
  const recoveryKey = projectKey(url, 'recovery');

  const notify = (event: AuthEvent, now: AuthSession | null) => {
    for (const { listener } of subscribers) listener(event, now);
  };

  const sendLink = (listener: AuthListener) => {
    const opened = link.getSession();
    if (opened) listener('link-opened', opened);
  };

  const sendCurrentState = (listener: AuthListener) => {
    // Without a session nothing was restored. Whether the network failed is not known here: `getSession` reports it.
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
    if (isRecovery && session) setRecovering(session.userId);
    if (name === 'USER_UPDATED' || name === 'SIGNED_OUT') setRecovering(undefined);
    if (name === 'INITIAL_SESSION') {
      isRestored = true;
      if (session && tab.getItem(recoveryKey) === session.userId) isRecovering = true;
      for (const { listener } of subscribers) sendCurrentState(listener);
      return;
    }
    // While the client restores a session it reports SIGNED_IN or TOKEN_REFRESHED; 'restored' follows.
    if (!isRestored) return;
    const event = eventOf(name === 'PASSWORD_RECOVERY' && !isRecovery ? 'SIGNED_IN' : name, before, session);
    if (!event) return;
    const isNew = event === 'logged-in' || event === 'mfa-verified';
    const wrong = isNew && supabaseSession ? clockError(supabaseSession) : undefined;
    notify(event, session && wrong !== undefined ? { ...session, clockError: wrong } : session);
  });

  function setRecovering(userId: string | undefined) {
    isRecovering = userId !== undefined;
    if (userId === undefined) tab.removeItem(recoveryKey);
    else tab.setItem(recoveryKey, userId);
  }

  return {
    hasRefused: () => isRefused,
    announceLink(event) {
      notify(event, event === 'link-opened' ? link.getSession() : session);
    },
    onChange(listener) {
      const subscriber = { listener };
      subscribers.add(subscriber);
      const isKnown = isRestored;
      queueMicrotask(() => {
        if (!subscribers.has(subscriber)) return;
        sendLink(listener);
        if (isKnown) sendCurrentState(listener);
      });
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
    return isRepeat ? undefined : 'logged-in';
  }
  if (name === 'SIGNED_OUT') return before ? 'logged-out' : undefined;
  return plainEvents[name];
}

/**
 * Whether the link of a password-reset email opened this page: the URL has its tokens or code until the client reads
 * them. True outside a browser, where there is no other tab.
 */
function cameByRecoveryLink(): boolean {
  if (typeof location === 'undefined') return true;
  return /[?#&](type=recovery|code=|token_hash=r\.)/.test(location.search + location.hash);
}
