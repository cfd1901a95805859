import type { SupabaseClient } from '@supabase/supabase-js';
import type { CustomerOptions } from '../../backend/PensionTraceAdapter';
import { removeSession, revokeSession } from './endSession';
import { inLock } from './inLock';
import type { LinkClient } from './linkClient';
import { projectKey, projectUrlOf } from './projectKey';
import type { Auth } from './secondClient';
import { otherCustomer, sessionFor } from './sessionFor';

type Call<Reply> = (auth: Auth) => Promise<Reply>;

/** Calls of the auth service, each for one account. */
export interface AuthCalls {
  /**
   * Runs a call in one lock of all tabs: supabase-js sends it for the session that storage has at that moment, so none may
   * change it after it was compared.
   */
  inOrder: <Reply>(run: () => Promise<Reply>) => Promise<Reply>;
  /** Calls for the page's customer. Rejects when the browser has the session of another. */
  asCustomer: <Reply>(options: CustomerOptions | undefined, run: Call<Reply>) => Promise<Reply>;
  /** The same for the account of the open link, if there is one. */
  asAccount: <Reply>(options: CustomerOptions | undefined, run: Call<Reply>) => Promise<Reply>;
  /** Ends the session in this browser, whatever the service answers. */
  end: (options: CustomerOptions | undefined, scope: 'local' | 'global') => Promise<void>;
}

/** @param link The client of an email's link, whose account is not the browser's. */
export function createAuthCalls(client: SupabaseClient, link: LinkClient): AuthCalls {
  const { auth } = client;
  const lock = projectKey(projectUrlOf(client), 'auth');
  const calls: AuthCalls = {
    inOrder: (run) => inLock(lock, run),
    asCustomer: (options, run) =>
      calls.inOrder(async () => {
        if (options?.customerId !== undefined) await sessionFor(client, options);
        return run(auth);
      }),
    async asAccount(options, run) {
      const opened = link.current();
      if (!opened) return calls.asCustomer(options, run);
      const owner = link.getSession()?.userId ?? options?.customerId;
      if (options?.customerId !== undefined && options.customerId !== owner) throw otherCustomer();
      return run(opened);
    },
    async end(options, scope) {
      const token = await calls.inOrder(() => removeSession(auth, options));
      await revokeSession(auth, token, scope);
    },
  };
  return calls;
}
