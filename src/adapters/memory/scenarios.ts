import { Tag } from '../../domain/tags';
import type { Scenario, ScenarioCustomer } from './createState';
import { sampleAuthorisation } from './sampleAgreements';
import { sampleCustomer, signedUpCustomer } from './sampleCustomer';
import { sampleFactor } from './sampleEnrolment';
import { samplePensions, sampleTraces } from './sampleEntries';

const invites = [{ id: 'invite-1', email: sampleCustomer.email, name: 'Margaret' }];
const oneTrace = { traces: sampleTraces.slice(0, 1) };
const oneOfEach = { ...oneTrace, pensions: samplePensions.slice(0, 1) };
const portal = {
  traces: sampleTraces,
  pensions: samplePensions,
  authorisations: [sampleAuthorisation],
  firstVisit: false,
  tags: [Tag.portal],
};

/** The named scenarios, each with one fictional customer. Onboarding scenarios have the names of its routes. */
const scenarios = {
  /** No customer is logged in; the account and the invite `invite-1` exist. */
  'logged-out': { invites, customers: [{ ...sampleCustomer, ...portal }] },
  /** Just signed up: only the name and the email address are known. */
  personal: loggedIn({}, signedUpCustomer),
  address: loggedIn({ tags: [Tag.address], addresses: [] }),
  reason: loggedIn({ tags: [Tag.reason], reason: null }),
  /** Stays in processing. */
  processing: loggedIn({ tags: [Tag.processing], assessment: 'held' }),
  'not-eligible': loggedIn({ tags: [Tag.step6], reason: 9 }),
  'create-trace': loggedIn({ tags: [Tag.createTrace] }),
  traces: loggedIn({ ...oneTrace, tags: [Tag.traces] }),
  /** More than three, to show the button below the list. */
  'many-traces': loggedIn({ traces: sampleTraces, tags: [Tag.traces] }),
  'known-pensions': loggedIn({ ...oneTrace, tags: [Tag.knownPensions] }),
  'add-pension': loggedIn({ ...oneTrace, tags: [Tag.addPension] }),
  pensions: loggedIn({ ...oneOfEach, tags: [Tag.pensions] }),
  /** Born on or before 5 April 1962: also asked for the HMRC agreement. */
  authorisation: loggedIn({ ...oneOfEach, tags: [Tag.authorisation] }),
  'authorisation-born-after-1962': loggedIn({ ...oneOfEach, tags: [Tag.authorisation], birthDate: '1975-09-30' }),
  /** Before the tour, with the welcome dialog. */
  'portal-first-visit': loggedIn({ ...portal, tags: [Tag.portalFirstTime], firstVisit: true }),
  portal: loggedIn(portal),
  /** A portal without any entries. */
  'portal-empty': { ...loggedIn({ ...portal, traces: [], pensions: [], tasks: [], documents: [] }), guides: [] },
  cancelled: loggedIn({
    ...portal,
    tags: [Tag.cancelledApplication],
    cancelledTags: [Tag.portal],
    cancelledAt: '2026-03-08T16:20:00Z',
  }),
  'action-authorisation': loggedIn({
    ...portal,
    tags: [Tag.actionAuthorisation],
    signAgain: { reason: 'newer_needed', words: null, old_letter: 'kept' },
  }),
  admin: loggedIn({ ...portal, admin: true }),
  /** Two-step sign-in is on; the password was correct, and the code is due. */
  'second-step': loggedIn({ ...portal, factors: [sampleFactor] }),
  /** Two-step sign-in is on, and both steps are complete. */
  'two-step': { ...loggedIn({ ...portal, factors: [sampleFactor] }), accessLevel: 'aal2' },
  /** No customer is logged in, and a password-reset link is open. */
  'password-recovery': {
    ...loggedIn(portal),
    loggedInAs: null,
    openedLink: { customerId: sampleCustomer.id, accessLevel: 'aal1' },
  },
} as const satisfies Record<string, Scenario>;

/** The name of a scenario of `createMemoryAdapter`. */
export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios, in the order of the customer's journey. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Returns a named scenario, to use or to extend. Throws a TypeError when there is none of that name. */
export function getScenario(name: ScenarioName): Scenario {
  if (!scenarioNames.includes(name)) {
    throw new TypeError(`There is no scenario '${name}'. There are: ${scenarioNames.join(', ')}.`);
  }
  return scenarios[name];
}

/** A scenario with one logged-in customer. */
function loggedIn(changes: Partial<ScenarioCustomer>, customer: ScenarioCustomer = sampleCustomer): Scenario {
  return {
    invites,
    companyAddress: 'Lantern House\n1 Sample Street\nSampleton\nEX71 3AB',
    customers: [{ ...customer, ...changes }],
    loggedInAs: customer.id,
  };
}
