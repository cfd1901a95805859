import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import type { AuthAdapter, AuthEvent, AuthListener, AuthSession } from '../../backend/PensionTraceAdapter';
import { accessLevelOf } from './accessLevelOf';

const plainEvents: Partial<Record<AuthChangeEvent, AuthEvent>> = {
  PASSWORD_RECOVERY: 'password-recovery',
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
  MFA_CHALLENGE_VERIFIED: 'mfa-verified',
};

/** The part of a Supabase session that the product knows. */
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

/**
 * Listens to the client from now on and returns the `onChange` of the port. A listener that comes later is first told
 * how things stand when somebody is signed in: `restored`, and `password-recovery` while a recovery link is being followed.
 *
 * The client's callback calls no client method and awaits nothing: that can deadlock
 * (https://github.com/supabase/auth-js/issues/762).
 */
export function listenToAuth(client: SupabaseClient): AuthAdapter['onChange'] {
  const subscribers = new Set<{ listener: AuthListener }>();
  let session: AuthSession | null = null;
  let isRestored = false;
  let isRecovering = false;
  // The client tells of a link that was followed in another tab as if it had been followed here.
  const isLinkOurs = cameByRecoveryLink();

  const tell = (event: AuthEvent) => {
    for (const { listener } of subscribers) listener(event, session);
  };

  const explain = (listener: AuthListener) => {
    // Without a session nothing was restored, and the client does not say here whether that is for want of a network:
    // `getSession` tells the two apart.
    if (session) listener('restored', session);
    if (isRecovering) listener('password-recovery', session);
  };

  client.auth.onAuthStateChange((name, told) => {
    const before = session;
    session = toAuthSession(told);
    const isRecovery = name === 'PASSWORD_RECOVERY' && isLinkOurs;
    if (isRecovery) isRecovering = true;
    if (name === 'USER_UPDATED' || name === 'SIGNED_OUT') isRecovering = false;
    if (name === 'INITIAL_SESSION') {
      isRestored = true;
      for (const { listener } of subscribers) explain(listener);
      return;
    }
    // While the client restores a session it reports SIGNED_IN or TOKEN_REFRESHED: 'restored' will say so.
    if (!isRestored) return;
    const event = eventOf(name === 'PASSWORD_RECOVERY' && !isRecovery ? 'SIGNED_IN' : name, before, session);
    if (event) tell(event);
  });

  return (listener) => {
    const subscriber = { listener };
    subscribers.add(subscriber);
    if (isRestored) {
      queueMicrotask(() => {
        if (subscribers.has(subscriber)) explain(listener);
      });
    }
    return () => {
      subscribers.delete(subscriber);
    };
  };
}

/** Undefined for what changes nothing: supabase-js repeats SIGNED_IN whenever the tab gets the focus. */
function eventOf(name: AuthChangeEvent, before: AuthSession | null, now: AuthSession | null): AuthEvent | undefined {
  if (name === 'SIGNED_IN') {
    const isRepeat = before?.userId === now?.userId && before?.secondStep === now?.secondStep;
    return isRepeat ? undefined : 'signed-in';
  }
  if (name === 'SIGNED_OUT') return before ? 'signed-out' : undefined;
  return plainEvents[name];
}

/**
 * Whether this page was opened by the link of a password-reset mail: the tokens or the code of it are in the address
 * until the client has looked. Outside of a browser nobody else could have told of it.
 */
function cameByRecoveryLink(): boolean {
  if (typeof location === 'undefined') return true;
  return /[?#&](type=recovery|code=)/.test(location.search + location.hash);
}
