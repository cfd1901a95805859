import type { Given } from '../domain/withDefaults';
import type { AuthAdapter, AuthMethod } from './PensionTraceAdapter';

/** The method names as values. A missing method of {@link AuthAdapter} does not compile. */
const methods = Object.keys({
  getSession: true,
  signUp: true,
  logIn: true,
  logOut: true,
  requestPasswordReset: true,
  openLink: true,
  closeLink: true,
  updatePassword: true,
  listFactors: true,
  enrolFactor: true,
  challengeFactor: true,
  verifyFactor: true,
  removeFactor: true,
  confirmIdentity: true,
} satisfies Record<AuthMethod, true>) as AuthMethod[];

type AnyMethod = (input: unknown) => Promise<unknown>;

/**
 * Builds every method of an auth adapter from one function.
 *
 * @param send Sends a call. `run` makes the same call on another auth adapter.
 */
export function mapAuth(
  send: (method: AuthMethod, run: (auth: Given<AuthAdapter>) => Promise<unknown>) => Promise<unknown>,
): Pick<AuthAdapter, AuthMethod> {
  const entries = methods.map((method): [AuthMethod, AnyMethod] => [
    method,
    (input) => send(method, (auth) => (auth as Record<AuthMethod, AnyMethod>)[method](input)),
  ]);
  // Each entry takes its own method's input and resolves with that method's reply.
  return Object.fromEntries(entries) as Pick<AuthAdapter, AuthMethod>;
}
