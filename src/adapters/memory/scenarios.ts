import { Tag } from '../../domain/tags';
import type { Scenario, ScenarioCustomer } from './createState';
import { sampleAuthorisation } from './sampleAuthorisation';
import { sampleCustomer, signedUpCustomer } from './sampleCustomer';
import { sampleFactor } from './sampleEnrolment';
import { samplePensions } from './samplePensions';
import { sampleTraces } from './sampleTraces';

const invites = [{ id: 'invite-1', email: sampleCustomer.email, name: 'Margaret' }];
const oneTrace = { traces: sampleTraces.slice(0, 1) };
const oneOfEach = { ...oneTrace, pensions: samplePensions.slice(0, 1) };
/** More than three, to show the button below the list. */
const manyTraces = { traces: sampleTraces };
const portal = {
  traces: sampleTraces,
  pensions: samplePensions,
  authorisations: [sampleAuthorisation],
  firstVisit: false,
  tags: [Tag.portal],
};

/**
 * The named scenarios, each with one fictional customer. Onboarding scenarios have the names of its routes.
 */
const scenarios = {
  /** No customer is logged in; the account and the invite `invite-1` exist. */
  'logged-out': { invites, customers: [{ ...sampleCustomer, ...portal }] },
  /** Just signed up: only the name and the email address are known. */
  personal: loggedIn(signedUpCustomer),
  address: loggedIn(sampleCustomer, { tags: [Tag.address], addresses: [] }),
  reason: loggedIn(sampleCustomer, { tags: [Tag.reason], reason: null }),
  /** Stays in processing. */
  processing: loggedIn(sampleCustomer, { tags: [Tag.processing], assessment: 'held' }),
  'not-eligible': loggedIn(sampleCustomer, { tags: [Tag.step6], reason: 9 }),
  /** No trace yet. */
  'create-trace': loggedIn(sampleCustomer, { tags: [Tag.createTrace] }),
  /** One trace in the list. */
  traces: loggedIn(sampleCustomer, { ...oneTrace, tags: [Tag.traces] }),
  'many-traces': loggedIn(sampleCustomer, { ...manyTraces, tags: [Tag.traces] }),
  'known-pensions': loggedIn(sampleCustomer, { ...oneTrace, tags: [Tag.knownPensions] }),
  /** No pension yet. */
  'add-pension': loggedIn(sampleCustomer, { ...oneTrace, tags: [Tag.addPension] }),
  pensions: loggedIn(sampleCustomer, { ...oneOfEach, tags: [Tag.pensions] }),
  /** Born on or before 5 April 1962: also asked for the HMRC agreement. */
  authorisation: loggedIn(sampleCustomer, { ...oneOfEach, tags: [Tag.authorisation] }),
  'authorisation-born-after-1962': loggedIn(sampleCustomer, {
    ...oneOfEach,
    tags: [Tag.authorisation],
    birthDate: '1975-09-30',
  }),
  /** Before the tour, with the welcome dialog. */
  'portal-first-visit': loggedIn(sampleCustomer, { ...portal, tags: [Tag.portalFirstTime], firstVisit: true }),
  portal: loggedIn(sampleCustomer, portal),
  /** A portal without any entries. */
  'portal-empty': {
    ...loggedIn(sampleCustomer, { ...portal, traces: [], pensions: [], tasks: [], documents: [] }),
    guides: [],
  },
  /** Cancelled four days ago: can be restored. */
  cancelled: loggedIn(sampleCustomer, { ...portal, tags: [Tag.cancelledApplication] }),
  /** Cancelled twenty days ago: can no longer be restored. */
  'cancelled-too-long-ago': loggedIn(sampleCustomer, { ...portal, tags: [Tag.cancelledApplication] }),
  'action-authorisation': loggedIn(sampleCustomer, { ...portal, tags: [Tag.actionAuthorisation] }),
  admin: loggedIn(sampleCustomer, { ...portal, admin: true }),
  /** Two-step sign-in is on; the password was correct, and the code is due. */
  'second-step': loggedIn(sampleCustomer, { ...portal, factors: [sampleFactor] }),
  /** Two-step sign-in is on, and both steps are complete. */
  'two-step': { ...loggedIn(sampleCustomer, { ...portal, factors: [sampleFactor] }), accessLevel: 'aal2' },
  /** No customer is logged in, and a password-reset link is open. */
  'password-recovery': {
    ...loggedIn(sampleCustomer, portal),
    loggedInAs: null,
    openedLink: { customerId: sampleCustomer.id, accessLevel: 'aal1' },
  },
} as const satisfies Record<string, Scenario>;

/** The name of a scenario of `createMemoryAdapter`. */
export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios, in the order of the customer's journey. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

const cancelledDaysAgo: Partial<Record<ScenarioName, number>> = { cancelled: 4, 'cancelled-too-long-ago': 20 };

/**
 * Returns a named scenario, to use or to extend.
 *
 * @param now The current time, from which 'four days ago' is counted. Default: the system's clock.
 * @throws TypeError when there is no scenario of that name.
 */
export function getScenario(name: ScenarioName, now: Date = new Date()): Scenario {
  if (!Object.hasOwn(scenarios, name)) {
    throw new TypeError(`There is no scenario '${name}'. There are: ${scenarioNames.join(', ')}.`);
  }
  const scenario: Scenario = scenarios[name];
  const days = cancelledDaysAgo[name];
  if (days === undefined) return scenario;
  const at = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const cancelled = { at, tags: [Tag.portal] };
  return { ...scenario, customers: scenario.customers?.map((customer) => ({ ...customer, cancelled })) ?? [] };
}

/** A scenario with one logged-in customer. */
function loggedIn(customer: ScenarioCustomer, changes: Partial<ScenarioCustomer> = {}): Scenario {
  return {
    invites,
    companyName: 'Lantern Pension Tracing',
    companyAddress: 'Lantern House\n1 Sample Street\nSampleton\nEX71 3AB',
    customers: [{ ...customer, ...changes }],
    loggedInAs: customer.id,
  };
}
