import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { AuthSession } from '../../backend/PensionTraceAdapter';
import { secondClient, secondKeyOf, type Auth } from './secondClient';
import type { TabStorage } from '../../backend/tabStorage';
import { toAuthSession } from './toAuthSession';

/** The client of the password-reset link that is open in this tab. */
export interface LinkClient {
  /** Opens a new link: `spend` sends its token. */
  open: <Reply>(spend: (client: Auth) => Promise<Reply>) => Promise<Reply>;
  /** The client, while a link is open, also when its session has ended: never fall back to the browser's account. */
  current: () => Auth | undefined;
  /** The session of the open link; null without one. Known at once, also after a reload. */
  getSession: () => AuthSession | null;
  /** Ends the session of the link. */
  close: () => Promise<void>;
}

const name = 'link';

/** The storage key of the session of an open link. */
export function linkKeyOf(storageKey: string): string {
  return secondKeyOf(storageKey, name);
}

/**
 * A client of its own for password-reset links: a link from an attacker must not replace the session of the browser.
 * Its session is in the storage of the tab, so that a reload neither ends the reset nor needs the link again.
 */
export function createLinkClient(client: SupabaseClient, tab: TabStorage): LinkClient {
  const get = secondClient(client, name, tab);
  const key = linkKeyOf(client.auth['storageKey']);

  const getSession = () => toAuthSession(readSession(tab.getItem(key)));
  let isOpen = getSession() !== null;
  return {
    async open(spend) {
      const reply = await spend(get());
      isOpen = true;
      return reply;
    },
    getSession,
    current: () => (isOpen ? get() : undefined),
    async close() {
      if (!isOpen) return;
      // Without an answer of the server the link still ends in this tab.
      await get()
        .signOut({ scope: 'local' })
        .catch(() => undefined);
      tab.removeItem(key);
      isOpen = false;
    },
  };
}

/** The session as supabase-js stores it. */
function readSession(text: string | null): Session | null {
  try {
    return JSON.parse(text ?? 'null') as Session | null;
  } catch {
    return null;
  }
}
