import type { Given } from '../domain/withDefaults';
import type { AuthAdapter, AuthMethod, CustomerOptions } from './PensionTraceAdapter';

/** How a method is called: whether it takes an input, and whether it acts for the customer of the page. */
interface MethodShape {
  hasInput: boolean;
  isCustomers: boolean;
}

const alone: MethodShape = { hasInput: false, isCustomers: false };
const withInput: MethodShape = { hasInput: true, isCustomers: false };
const customersAlone: MethodShape = { hasInput: false, isCustomers: true };
const customersWithInput: MethodShape = { hasInput: true, isCustomers: true };

/** The method names as values. A missing method of {@link AuthAdapter} does not compile. */
const shapes: Readonly<Record<AuthMethod, MethodShape>> = {
  getSession: alone,
  signUp: withInput,
  logIn: withInput,
  logOut: customersAlone,
  requestPasswordReset: withInput,
  openLink: withInput,
  closeLink: customersAlone,
  updatePassword: customersWithInput,
  requestEmailChange: customersWithInput,
  listFactors: customersAlone,
  enrolFactor: customersWithInput,
  enrolPhone: customersWithInput,
  challengeFactor: customersWithInput,
  verifyFactor: customersWithInput,
  removeFactor: customersWithInput,
  confirmIdentity: customersWithInput,
};

type AnyMethod = (...sent: unknown[]) => Promise<unknown>;

/**
 * Builds every method of an auth adapter from one function.
 *
 * @param send Sends a call. `run` makes the same call on another auth adapter. It is for the customer in `options`, or
 * the one that is given to `run`; both are undefined for a method that acts for no customer.
 */
export function mapAuth(
  send: (
    method: AuthMethod,
    run: (auth: Given<AuthAdapter>, forCustomer?: CustomerOptions) => Promise<unknown>,
    options: CustomerOptions | undefined,
  ) => Promise<unknown>,
): Pick<AuthAdapter, AuthMethod> {
  const entries = (Object.keys(shapes) as AuthMethod[]).map((method): [AuthMethod, AnyMethod] => {
    const { hasInput, isCustomers } = shapes[method];
    return [
      method,
      (...sent) => {
        const input = hasInput ? sent.slice(0, 1) : [];
        const options = isCustomers ? (sent[input.length] as CustomerOptions | undefined) : undefined;
        const run = (auth: Given<AuthAdapter>, forCustomer?: CustomerOptions) => {
          const given = isCustomers && (options ?? forCustomer) ? { ...forCustomer, ...options } : undefined;
          // A call for no customer is sent exactly as before.
          return (auth as Record<AuthMethod, AnyMethod>)[method](...input, ...(given ? [given] : []));
        };
        return send(method, run, options);
      },
    ];
  });
  // Each entry takes its own method's input and resolves with that method's reply.
  return Object.fromEntries(entries) as Pick<AuthAdapter, AuthMethod>;
}
