import { BackendError } from '../../backend/BackendError';
import type { AuthAdapter, AuthEvent, AuthListener, AuthSession } from '../../backend/PensionTraceAdapter';
import type { Clock } from '../../domain/clock';
import { copyOf } from './copyOf';
import type { Responder } from './createResponder';
import { createMemoryFactors } from './createMemoryFactors';
import { emptyCustomer } from './emptyCustomer';
import type { Customer, MemoryState } from './MemoryState';
import { isSecondStepDue } from './signedInCustomer';

const shortestPassword = 8;

/** The auth service in memory, with the error texts of Supabase Auth. */
export function createMemoryAuth(
  state: MemoryState,
  respond: Responder,
  createId: () => string,
  clock: Clock,
): { auth: AuthAdapter; announceAuth: (event: AuthEvent) => void } {
  const subscribers = new Set<{ listener: AuthListener }>();

  const session = (): AuthSession | null => {
    const customer = state.customers.find(({ id }) => id === state.signedInAs);
    if (!customer) return null;
    const secondStep = state.accessLevel === 'aal2' ? 'passed' : isSecondStepDue(state) ? 'due' : undefined;
    return { userId: customer.id, email: customer.email, ...(secondStep && { secondStep }) };
  };

  const announceAuth = (event: AuthEvent) => {
    const now = session();
    for (const { listener } of subscribers) listener(event, now);
  };

  const begin = (customer: Customer) => {
    const isRepeat = state.signedInAs === customer.id && state.accessLevel === 'aal1';
    state.signedInAs = customer.id;
    state.accessLevel = 'aal1';
    if (!isRepeat) announceAuth('signed-in');
  };

  const sendCurrentState = (listener: AuthListener) => {
    const now = session();
    if (now) listener('restored', now);
    if (now && state.isRecovering) listener('password-recovery', now);
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
        if (!state.confirmsEmail) begin(customer);
      });
      return state.confirmsEmail ? 'confirm-email' : 'signed-in';
    },
    signIn: (input) =>
      ask('signIn', input, () => {
        const email = normalised(input.email);
        const found = state.customers.find((one) => one.email === email && one.password === input.password);
        if (!found || found.anonymised) throw refusal('invalid_credentials', 'Invalid login credentials');
        begin(found);
      }),
    signOut: () =>
      ask('signOut', undefined, () => {
        const wasSignedIn = state.signedInAs !== null;
        state.signedInAs = null;
        state.accessLevel = 'aal1';
        state.isRecovering = false;
        if (wasSignedIn) announceAuth('signed-out');
      }),
    requestPasswordReset: (input) =>
      ask('requestPasswordReset', input, () => {
        const to = normalised(input.email);
        // An unknown address gets the same reply, which does not reveal customers.
        if (state.customers.some(({ email }) => email === to)) state.outbox.push({ to, redirectTo: input.redirectTo });
      }),
    updatePassword: (input) =>
      ask('updatePassword', input, () => {
        const found = state.customers.find(({ id }) => id === state.signedInAs);
        if (!found)
          throw new BackendError('signed-out', 'Updating the password needs a session that the server accepts');
        if (isSecondStepDue(state)) {
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
        state.isRecovering = false;
        announceAuth('user-updated');
      }),
    ...createMemoryFactors({ state, respond, createId, clock, announceAuth }),
  };
  return { auth, announceAuth };
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
