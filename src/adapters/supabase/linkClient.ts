import type { AuthSession } from '../../backend/PensionTraceAdapter';
import type { TabStorage } from '../../backend/tabStorage';
import { linkKeyOf } from './projectKey';
import { removeSession, revokeSession } from './endSession';
import { secondClient, type Auth, type CreateClient } from './secondClient';
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

/**
 * A client of its own for password-reset links: a link from an attacker must not replace the session of the browser.
 * Its session is in the storage of the tab, so that a reload neither ends the reset nor needs the link again.
 */
export function createLinkClient(createClient: CreateClient | undefined, url: string, tab: TabStorage): LinkClient {
  const key = linkKeyOf(url);
  const sessionKey = `${key}-session`;
  const getClient = secondClient(createClient, {
    storageKey: sessionKey,
    storage: tab,
    purpose: 'Opening a password-reset link',
  });
  let watched: Auth | undefined;
  let session = readSession(tab.getItem(key));
  let isOpen = session !== null;

  function get(): Auth {
    const client = getClient();
    if (watched !== client) {
      watched = client;
      client.onAuthStateChange((event, stored) => {
        // The client restores its session after it was asked for: what the tab stored is known before.
        if (event !== 'INITIAL_SESSION') keep(toAuthSession(stored));
      });
    }
    return client;
  }

  function keep(now: AuthSession | null) {
    session = now;
    if (now) tab.setItem(key, JSON.stringify(now));
    else tab.removeItem(key);
  }

  return {
    async open(spend) {
      const reply = await spend(get());
      isOpen = true;
      return reply;
    },
    getSession: () => session,
    current: () => (isOpen ? get() : undefined),
    async close() {
      if (!isOpen) return;
      const client = get();
      const token = await removeSession(client);
      keep(null);
      isOpen = false;
      // Without an answer of the server the link still ends in this tab.
      revokeSession(client, token, 'local').catch(() => undefined);
    },
  };
}

/** Reads what `keep` stored. */
function readSession(text: string | null): AuthSession | null {
  try {
    return JSON.parse(text ?? 'null') as AuthSession | null;
  } catch {
    return null;
  }
}
