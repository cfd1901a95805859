import { BackendError } from '../../backend/BackendError';
import type { AuthAdapter, AuthEvent, AuthListener, AuthSession, EmailLink } from '../../backend/PensionTraceAdapter';
import type { Clock } from '../../domain/clock';
import { copyOf } from './copyOf';
import type { Responder } from './createResponder';
import { createMemoryFactors } from './createMemoryFactors';
import { emptyCustomer } from './emptyCustomer';
import type { Customer, MemoryState } from './MemoryState';
import { authAccount, isStepDue, type AuthAccount } from './loggedInCustomer';

const shortestPassword = 8;

/** The auth service in memory, with the error texts of Supabase Auth. */
export function createMemoryAuth(
  state: MemoryState,
  respond: Responder,
  createId: () => string,
  clock: Clock,
): { auth: AuthAdapter; announceAuth: (event: AuthEvent) => void } {
  const subscribers = new Set<{ listener: AuthListener }>();

  const session = () => sessionOf(authAccount({ ...state, openedLink: null }));
  const linkSession = () => (state.openedLink ? sessionOf(authAccount(state)) : null);

  const announceAuth = (event: AuthEvent) => {
    const now = event === 'link-opened' ? linkSession() : session();
    for (const { listener } of subscribers) listener(event, now);
  };

  const begin = (customer: Customer) => {
    const isRepeat = state.loggedInAs === customer.id && state.accessLevel === 'aal1';
    state.loggedInAs = customer.id;
    state.accessLevel = 'aal1';
    if (!isRepeat) announceAuth('logged-in');
  };

  const sendCurrentState = (listener: AuthListener) => {
    const [now, opened] = [session(), linkSession()];
    if (now) listener('restored', now);
    if (opened) listener('link-opened', opened);
  };

  const mail = (to: string, customerId: string, type: EmailLink['type'], redirectTo?: string) => {
    const link = { tokenHash: createId(), type };
    // A new link replaces the one before.
    state.emailLinks = state.emailLinks.filter((other) => other.customerId !== customerId || other.type !== type);
    state.emailLinks.push({ ...link, customerId });
    state.outbox.push({ to, ...(redirectTo !== undefined && { redirectTo }), link });
  };

  const ask = async (name: string, payload: object | undefined, answer: () => void) => {
    await respond(`auth.${name}`, payload, undefined, answer);
  };

  const auth: AuthAdapter = {
    async getSession() {
      await ask('getSession', undefined, () => undefined);
      return session();
    },
    onChange(listener) {
      const subscriber = { listener };
      subscribers.add(subscriber);
      queueMicrotask(() => {
        if (subscribers.has(subscriber)) sendCurrentState(listener);
      });
      return () => {
        subscribers.delete(subscriber);
      };
    },
    async signUp(input) {
      await ask('signUp', input, () => {
        requirePassword(input.password);
        const email = normalised(input.email);
        const isKnown = state.customers.some((customer) => customer.email === email);
        if (isKnown && state.confirmsEmail) return;
        if (isKnown) throw refusal('user_already_exists', 'User already registered');
        const customer: Customer = {
          ...copyOf(emptyCustomer),
          id: createId(),
          email,
          password: input.password,
          tags: [1],
          firstName: input.firstName,
          lastName: input.lastName,
        };
        state.customers.push(customer);
        if (state.confirmsEmail) mail(email, customer.id, 'signup');
        else begin(customer);
      });
      return state.confirmsEmail ? 'confirm-email' : 'logged-in';
    },
    logIn: (input) =>
      ask('logIn', input, () => {
        const email = normalised(input.email);
        const found = state.customers.find((one) => one.email === email && one.password === input.password);
        if (!found || found.anonymised) throw refusal('invalid_credentials', 'Invalid login credentials');
        begin(found);
      }),
    logOut: () =>
      ask('logOut', undefined, () => {
        const wasLoggedIn = state.loggedInAs !== null;
        state.loggedInAs = null;
        state.accessLevel = 'aal1';
        if (wasLoggedIn) announceAuth('logged-out');
      }),
    requestPasswordReset: (input) =>
      ask('requestPasswordReset', input, () => {
        const to = normalised(input.email);
        // An unknown address gets the same answer: it does not reveal who is a customer.
        const customer = state.customers.find(({ email }) => email === to);
        if (customer) mail(to, customer.id, 'recovery', input.redirectTo);
      }),
    async openLink({ tokenHash, type }) {
      let email: string | undefined;
      await ask('openLink', { tokenHash, type }, () => {
        const link = state.emailLinks.find((one) => one.tokenHash === tokenHash && one.type === type);
        const customer = link && state.customers.find(({ id }) => id === link.customerId);
        if (!customer) throw refusal('otp_expired', 'Email link is invalid or has expired');
        state.emailLinks = state.emailLinks.filter((one) => one !== link);
        email = customer.email;
        if (type !== 'recovery') return;
        state.openedLink = { customerId: customer.id, accessLevel: 'aal1' };
        announceAuth('link-opened');
      });
      return { email };
    },
    closeLink: () =>
      ask('closeLink', undefined, () => {
        state.openedLink = null;
        announceAuth('link-closed');
      }),
    updatePassword: (input) =>
      ask('updatePassword', input, () => {
        const account = authAccount(state);
        const found = account.customer;
        if (!found)
          throw new BackendError('logged-out', 'Updating the password needs a session that the server accepts');
        if (isStepDue(account)) {
          throw refusal(
            'insufficient_aal',
            'AAL2 session is required to update email or password when MFA is enabled.',
          );
        }
        requirePassword(input.password);
        if (found.password === input.password) {
          throw refusal('same_password', 'New password should be different from the old password.');
        }
        found.password = input.password;
        // The new password ends the link without an event: the page still has to say so.
        if (state.openedLink) state.openedLink = null;
        else announceAuth('user-updated');
      }),
    ...createMemoryFactors({ state, respond, createId, clock, announceAuth }),
  };
  return { auth, announceAuth };
}

function sessionOf(account: AuthAccount): AuthSession | null {
  const { customer, accessLevel } = account;
  if (!customer) return null;
  const secondStep = accessLevel === 'aal2' ? 'passed' : isStepDue(account) ? 'due' : undefined;
  return { userId: customer.id, email: customer.email, ...(secondStep && { secondStep }) };
}

function refusal(serverCode: string, message: string): BackendError {
  return new BackendError('refused', message, { serverCode });
}

function requirePassword(password: string): void {
  if (password.length >= shortestPassword) return;
  throw refusal('weak_password', `Password should be at least ${shortestPassword} characters.`);
}

function normalised(email: string): string {
  return email.trim().toLowerCase();
}
