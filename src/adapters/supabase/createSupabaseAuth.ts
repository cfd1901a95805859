import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import { warnOnConsole } from '../../backend/warnOnConsole';
import type { AuthAdapter } from '../../backend/PensionTraceAdapter';
import { createTabStorage } from '../../backend/tabStorage';
import { answer } from './answer';
import { createAuthCalls } from './authCalls';
import { captchaError } from './authError';
import { keepsSession } from './browserStorage';
import { clockWarning } from './clockError';
import { createFactorCalls, verify } from './factorCalls';
import { createLinkClient } from './linkClient';
import { listenToAuth } from './listenToAuth';
import { projectKey, projectUrlOf } from './projectKey';
import { restoreSession } from './restoreSession';
import { secondClient, type Auth, type CreateClient } from './secondClient';
import { otherCustomer, sessionFor } from './sessionFor';
import { toAuthSession } from './toAuthSession';

/** Options of `createSupabaseAdapter`. */
export interface SupabaseAdapterOptions {
  /**
   * Creates another client of the same project: `(options) => createClient(url, key, options)`. The links of emails and the
   * confirmation of a password use it, so that the browser's session stays as it is. Without it, only these fail.
   */
  createClient?: CreateClient | undefined;
  /**
   * Returns a CAPTCHA token, for a project with CAPTCHA protection. Called before each sign-up, log-in, password reset
   * and password confirmation: the server accepts each token once. Reject when the widget fails.
   */
  captchaToken?: (() => Promise<string>) | undefined;
  /**
   * Whether your project sends codes by text: Multi-Factor, Phone, with an SMS provider. The profile then offers a phone
   * as the second step, beside an app. Default false.
   */
  offersPhone?: boolean | undefined;
  /**
   * Procedures of ours that your own database does not have, such as `portal_trace_add`: the screens hide what needs
   * them, before a customer presses it. Default: none.
   */
  withoutProcedures?: readonly string[] | undefined;
  /**
   * Returns the call to make for a form with your own questions: usually a procedure of yours that calls ours and stores the
   * answers in one transaction. It must reply as ours does. Default: our procedure, without the answers, and one
   * warning: `onCompleted` has them. Those of the sign-up are in the user's metadata, as `extra`.
   *
   * @param name Our procedure, such as `portal_personal`.
   * @param payload Its parameters.
   * @param extra The answers, as your `extraSchema` returns them.
   */
  withExtra?:
    | ((
        name: string,
        payload: object | undefined,
        extra: Readonly<Record<string, unknown>>,
      ) => { name: string; payload?: object | undefined })
    | undefined;
  /** Called with a message for developers that is no error. Default: `console.warn`. */
  onWarning?: ((message: string) => void) | undefined;
}

/** The auth service of a Supabase project. */
export function createSupabaseAuth(client: SupabaseClient, settings: SupabaseAdapterOptions = {}): AuthAdapter {
  const { captchaToken, createClient, offersPhone = false, onWarning = warnOnConsole } = settings;
  const { auth } = client;

  async function captcha(): Promise<{ captchaToken?: string }> {
    if (!captchaToken) return {};
    try {
      return { captchaToken: await captchaToken() };
    } catch (error) {
      throw captchaError(error);
    }
  }
  const url = projectUrlOf(client);
  const confirmation = secondClient(createClient, {
    storageKey: projectKey(url, 'confirmation'),
    purpose: 'Confirming a password or the link of an email',
  });
  const tab = createTabStorage();
  /** Asked once, because it writes. */
  let isKept: boolean | undefined;
  const link = createLinkClient(createClient, url, tab);
  const { onChange, hasRefused, announceLink } = listenToAuth(client, url, link, tab);
  const calls = createAuthCalls(client, link);
  const { inOrder, asCustomer, asAccount, end } = calls;

  return {
    async getSession() {
      const session = await restoreSession(client);
      if (!session && hasRefused()) throw new BackendError('logged-out', 'The server refused the stored session');
      return toAuthSession(session);
    },
    onChange,
    keepsSession: () => (isKept ??= keepsSession()),
    offersPhone: () => offersPhone,
    async signUp({ email, password, firstName, lastName, extra }) {
      const data = { first_name: firstName, last_name: lastName, ...(extra && { extra }) };
      const options = { data, ...(await captcha()) };
      const reply = await inOrder(() =>
        answer('Signing up', auth.signUp({ email, password, options })).catch(ignoreMailedBefore),
      );
      // With confirmation on, a known address gets the same reply as a new one, which does not reveal customers.
      return reply?.data.session ? 'logged-in' : 'confirm-email';
    },
    async logIn({ email, password }) {
      const options = await captcha();
      const { data } = await inOrder(() => answer('Logging in', auth.signInWithPassword({ email, password, options })));
      const warning = clockWarning(data.session);
      if (warning !== undefined) onWarning(warning);
    },
    async logOut({ isForced = false, ...options } = {}) {
      if (isForced) await end(options, 'global');
      else await asCustomer(options, () => answer('Logging out', auth.signOut()));
    },
    async requestPasswordReset({ email, redirectTo }) {
      await answer(
        'Asking for a password reset',
        auth.resetPasswordForEmail(email, { redirectTo, ...(await captcha()) }),
      ).catch(ignoreMailedBefore);
    },
    async openLink({ tokenHash, type }) {
      const spend = (second: Auth) => answer('Opening the link', second.verifyOtp({ token_hash: tokenHash, type }));
      if (type === 'recovery') {
        const { data } = await link.open(spend);
        announceLink('link-opened');
        return { email: data.user?.email };
      }
      const second = confirmation();
      const { data } = await spend(second);
      await second.signOut({ scope: 'local' });
      // The first of two links for a change of address gives no session.
      return { email: data.session?.user.email };
    },
    async closeLink(options) {
      // A link with a code, as in older emails, opened the browser's own session.
      if (!link.current()) {
        await end(options, 'local');
        return;
      }
      await link.close();
      announceLink('link-closed');
    },
    async updatePassword({ password }, options) {
      await asAccount(options, (account) => answer('Updating the password', account.updateUser({ password })));
      // Without an event: the page still has to say so.
      await link.close();
    },
    async requestEmailChange({ email }, options) {
      await asCustomer(options, (account) => answer('Changing the email address', account.updateUser({ email })));
    },
    ...createFactorCalls(calls, () => {
      if (link.current()) announceLink('link-opened');
    }),
    async confirmIdentity({ password, factor }, options) {
      const user = (await sessionFor(client, options))?.user;
      if (user?.email === undefined) throw new BackendError('logged-out', 'Confirming who it is needs a session');
      const second = confirmation();
      const credentials = { email: user.email, password, options: await captcha() };
      const signedIn = await answer('Confirming who it is', second.signInWithPassword(credentials));
      const proven = factor ? await answer('Two-step sign-in', verify(second, factor)) : undefined;
      const token = proven?.data.access_token ?? signedIn.data.session.access_token;
      // The address may belong to another account by now.
      if (signedIn.data.user.id !== user.id) throw otherCustomer();
      // The access token is valid until it expires. If log-out fails, nothing else uses this session.
      await second.signOut({ scope: 'local' });
      return { Authorization: `Bearer ${token}` };
    },
  };
}

/**
 * Ignores that the address was sent an email in the last minute: the customer has it, and an unknown address never gets
 * this answer. Supabase Auth has one code for this and for the limit of the whole project, whose message is 'email rate
 * limit exceeded'.
 */
function ignoreMailedBefore(error: unknown): undefined {
  const isMailedBefore =
    error instanceof BackendError &&
    error.serverCode === 'over_email_send_rate_limit' &&
    error.message.startsWith('For security purposes');
  if (!isMailedBefore) throw error;
}
