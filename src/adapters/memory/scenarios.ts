import { sampleCustomer, signedUpCustomer } from './sampleCustomer';
import { samplePensions } from './samplePensions';
import { sampleTraces } from './sampleTraces';
import type { Scenario, ScenarioCustomer } from './Scenario';

const invites = [{ id: 'invite-1', email: sampleCustomer.email, name: 'Margaret' }];

/** Somebody signed in, with what is different about them. */
function signedIn(customer: ScenarioCustomer, changes: Partial<ScenarioCustomer>): Scenario {
  return { invites, customers: [{ ...customer, ...changes }], signedInAs: customer.id };
}

const [firstTrace] = sampleTraces;
const [firstPension] = samplePensions;
const oneTrace = firstTrace ? [firstTrace] : [];
const onePension = firstPension ? [firstPension] : [];
/** Four, so that the button below the list shows too. */
const manyTraces = sampleTraces.slice(0, 4);
const portal = { traces: sampleTraces.slice(0, 4), pensions: samplePensions };

/**
 * Every situation that the product knows, each with one fictional person in it. The names of the onboarding are those
 * of its routes.
 */
export const scenarios = {
  /** Nobody is signed in; the account and the invite `invite-1` exist. */
  'signed-out': { invites, customers: [{ ...sampleCustomer, ...portal, tags: [13] }] },
  /** Just signed up: nothing is known but a name and an e-mail address. */
  personal: signedIn(signedUpCustomer, { tags: [1] }),
  address: signedIn(sampleCustomer, { tags: [2], addresses: [] }),
  why: signedIn(sampleCustomer, { tags: [3] }),
  /** Stays in processing. */
  processing: signedIn(sampleCustomer, { tags: [4], assessment: 'held' }),
  'not-eligible': signedIn(sampleCustomer, { tags: [5], reason: 9 }),
  'create-trace': signedIn(sampleCustomer, { tags: [6] }),
  /** One trace in the list. */
  traces: signedIn(sampleCustomer, { tags: [7], traces: oneTrace }),
  'many-traces': signedIn(sampleCustomer, { tags: [7], traces: manyTraces }),
  'known-pensions': signedIn(sampleCustomer, { tags: [8], traces: oneTrace }),
  'add-pension': signedIn(sampleCustomer, { tags: [9], traces: oneTrace }),
  pensions: signedIn(sampleCustomer, { tags: [10], traces: oneTrace, pensions: onePension }),
  /** Born on or before 5 April 1962: is asked for the HMRC agreement too. */
  authorisation: signedIn(sampleCustomer, { tags: [11], traces: oneTrace, pensions: onePension }),
  'authorisation-born-after-1962': signedIn(sampleCustomer, {
    tags: [11],
    birthDate: '1975-09-30',
    traces: oneTrace,
    pensions: onePension,
  }),
  /** Before the tour: the welcome modal shows. */
  'portal-first-visit': signedIn(sampleCustomer, { ...portal, tags: [12] }),
  portal: signedIn(sampleCustomer, { ...portal, tags: [13] }),
  /** A portal with nothing in it. */
  'portal-empty': { ...signedIn(sampleCustomer, { tags: [13], tasks: [], documents: [] }), guides: [] },
  /** Cancelled just now as far as the sample clock goes: it can be restored. */
  cancelled: signedIn(sampleCustomer, {
    ...portal,
    tags: [14],
    cancelled: { at: '2026-11-16T10:00:00.000Z', tags: [13] },
  }),
  'action-authorisation': signedIn(sampleCustomer, { ...portal, tags: [15] }),
  admin: signedIn(sampleCustomer, { admin: true, tags: [] }),
  /** A password-recovery link is being followed. */
  'password-recovery': { ...signedIn(sampleCustomer, { ...portal, tags: [13] }), isRecovering: true },
} as const satisfies Record<string, Scenario>;

/** The name of a situation that `createMemoryAdapter` can begin in. */
export type ScenarioName = keyof typeof scenarios;

/** Every name, in the order of a customer's way. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
