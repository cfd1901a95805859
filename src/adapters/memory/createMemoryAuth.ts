import type { AuthAdapter, AuthEvent, AuthListener, AuthSession, EmailLink } from '../../backend/PensionTraceAdapter';
import { isStepDue, linkAccount, pageAccount, requireCustomer, type Account } from './account';
import { createCustomer } from './createState';
import { createMemoryFactors } from './createMemoryFactors';
import type { Responder } from './createResponder';
import type { Customer, MemoryState } from './MemoryState';
import { refusal } from './refusals';

/** The auth service in memory, with the error texts of Supabase Auth. */
export function createMemoryAuth(
  state: MemoryState,
  respond: Responder,
  createId: () => string,
): { auth: AuthAdapter; announceAuth: (event: AuthEvent) => void } {
  const subscribers = new Set<{ listener: AuthListener }>();

  const session = () => sessionOf(pageAccount(state));
  const linkSession = () => sessionOf(linkAccount(state));

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

  const end = () => {
    const wasLoggedIn = state.loggedInAs !== null;
    state.loggedInAs = null;
    state.accessLevel = 'aal1';
    if (wasLoggedIn) announceAuth('logged-out');
  };

  const mail = (to: string, type: EmailLink['type'], redirectTo?: string) => {
    state.outbox.push({ to, ...(redirectTo !== undefined && { redirectTo }), link: { tokenHash: createId(), type } });
  };

  const ask = <Reply>(name: string, payload: object | undefined, answer: () => Reply) =>
    respond(`auth.${name}`, payload, undefined, answer);

  const auth: AuthAdapter = {
    getSession: () => ask('getSession', undefined, session),
    onChange(listener) {
      const subscriber = { listener };
      subscribers.add(subscriber);
      queueMicrotask(() => {
        const [now, opened] = [session(), linkSession()];
        if (now && subscribers.has(subscriber)) listener('restored', now);
        if (opened && subscribers.has(subscriber)) listener('link-opened', opened);
      });
      return () => subscribers.delete(subscriber);
    },
    signUp: (input) =>
      ask('signUp', input, () => {
        const email = normalised(input.email);
        const isKnown = state.customers.some((customer) => customer.email === email);
        if (isKnown && state.confirmsEmail) return 'confirm-email';
        if (isKnown) throw refusal('user_already_exists', 'User already registered');
        const { password, firstName, lastName } = input;
        const customer = createCustomer({ id: createId(), email, password, firstName, lastName });
        state.customers.push(customer);
        if (state.confirmsEmail) {
          mail(email, 'signup');
          return 'confirm-email';
        }
        begin(customer);
        return 'logged-in';
      }),
    logIn: (input) =>
      ask('logIn', input, () => {
        const email = normalised(input.email);
        const found = state.customers.find((one) => one.email === email && one.password === input.password);
        if (!found || found.anonymised) throw refusal('invalid_credentials', 'Invalid login credentials');
        begin(found);
      }),
    logOut({ isForced = false } = {}) {
      if (isForced) end();
      return ask('logOut', undefined, end);
    },
    requestPasswordReset: (input) =>
      ask('requestPasswordReset', input, () => {
        const to = normalised(input.email);
        // An unknown address gets the same answer: it does not reveal who is a customer.
        const isKnown = state.customers.some(({ email }) => email === to);
        if (isKnown) mail(to, 'recovery', input.redirectTo);
      }),
    openLink: ({ tokenHash, type }) =>
      ask('openLink', { tokenHash, type }, () => {
        const mail = state.outbox.find(({ link }) => link.tokenHash === tokenHash && link.type === type);
        const isChange = type === 'email_change';
        const customer = state.customers.find(
          ({ email, emailChange }) => email === mail?.to || (isChange && emailChange?.email === mail?.to),
        );
        if (!mail || mail.isSpent || !customer) throw refusal('otp_expired', 'Email link is invalid or has expired');
        mail.isSpent = true;
        if (isChange) return { email: confirmChange(customer, mail.to) };
        if (type === 'recovery') {
          state.openedLink = { customerId: customer.id, accessLevel: 'aal1' };
          announceAuth('link-opened');
        }
        return { email: customer.email };
      }),
    closeLink: () =>
      ask('closeLink', undefined, () => {
        state.openedLink = null;
        announceAuth('link-closed');
      }),
    updatePassword: ({ password }) =>
      ask('updatePassword', { password }, () => {
        const account = linkAccount(state) ?? pageAccount(state);
        const customer = requireCustomer(account, 'Updating the password');
        if (isStepDue(account)) {
          const message = 'AAL2 session is required to update email or password when MFA is enabled.';
          throw refusal('insufficient_aal', message);
        }
        if (customer.password === password) {
          throw refusal('same_password', 'New password should be different from the old password.');
        }
        customer.password = password;
        // The link ends without an event: the page has still to show that the password is changed.
        if (state.openedLink) state.openedLink = null;
        else announceAuth('user-updated');
      }),
    offersPhone: () => state.offersPhone,
    requestEmailChange: (input) =>
      ask('requestEmailChange', input, () => {
        const email = normalised(input.email);
        const customer = requireCustomer(pageAccount(state), 'Changing the email address');
        if (state.customers.some((other) => other.email === email)) {
          throw refusal('email_exists', 'A user with this email address has already been registered');
        }
        customer.emailChange = { email, confirmedAt: [] };
        for (const to of [customer.email, email]) mail(to, 'email_change');
      }),
    ...createMemoryFactors(state, ask, createId, announceAuth),
  };
  return { auth, announceAuth };
}

function sessionOf(account: Account | undefined): AuthSession | null {
  if (!account?.customer) return null;
  const secondStep = account.accessLevel === 'aal2' ? 'passed' : isStepDue(account) ? 'due' : undefined;
  return { userId: account.customer.id, email: account.customer.email, ...(secondStep && { secondStep }) };
}

/** Confirms a change at one of its two addresses. Returns the new address once both are confirmed. */
function confirmChange(customer: Customer, address: string): string | undefined {
  const change = customer.emailChange;
  if (!change) return customer.email;
  change.confirmedAt.push(address);
  if (change.confirmedAt.length < 2) return undefined;
  customer.email = change.email;
  customer.emailChange = undefined;
  return customer.email;
}

function normalised(email: string): string {
  return email.trim().toLowerCase();
}
