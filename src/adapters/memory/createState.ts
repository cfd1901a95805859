import { copyOf } from './copyOf';
import type { Customer, MemoryState } from './MemoryState';
import { sampleAgreements, sampleCompany, sampleLetter } from './sampleAgreements';
import { sampleAddressBook, sampleGuides, sampleIndustries, sampleProviders } from './sampleContent';

/** A customer of a scenario. Omitted values are empty. */
export type ScenarioCustomer = Pick<Customer, 'id' | 'email'> & Partial<Customer>;

/** The initial state of a memory adapter. Omitted values come from the sample data; no customer is logged in. */
export interface Scenario extends Partial<Omit<MemoryState, 'customers'>> {
  customers?: readonly ScenarioCustomer[] | undefined;
}

/** Creates an independent state for one adapter, with the firm's own name instead of the sample's. */
export function createState({ customers = [], ...given }: Scenario, companyName?: string): MemoryState {
  const state: MemoryState = {
    loggedInAs: null,
    accessLevel: 'aal1',
    openedLink: null,
    confirmsEmail: false,
    erasureDelayDays: 0,
    offersDataCopy: false,
    offersPhone: false,
    guides: sampleGuides,
    invites: [],
    addressBook: sampleAddressBook,
    letter: sampleLetter,
    agreements: sampleAgreements,
    companyName: sampleCompany,
    companyAddress: null,
    providers: sampleProviders,
    providerContacts: [],
    industries: sampleIndustries,
    confirmations: {},
    outbox: [],
    ...given,
    customers: customers.map(createCustomer),
    ...(companyName !== undefined && { companyName, companyAddress: null }),
  };
  return copyOf(state, (text) => text.replaceAll(sampleCompany, () => companyName ?? sampleCompany));
}

/** Creates a customer, with a copy of the given values. */
export function createCustomer(given: ScenarioCustomer): Customer {
  return copyOf({
    password: '',
    factors: [],
    admin: false,
    tags: [1],
    firstVisit: true,
    firstName: null,
    lastName: null,
    title: null,
    previousNames: [],
    birthDate: null,
    nationalInsurance: null,
    phone: null,
    reason: null,
    assessment: 'due',
    authorisations: [],
    addresses: [],
    marketing: { email: false, text: false, post: false },
    newsEmail: true,
    newsToken: '',
    language: 'en-GB',
    traces: [],
    pensions: [],
    tasks: [],
    documents: [],
    removedDocuments: [],
    signAgain: null,
    cancelledTags: null,
    cancelledAt: null,
    closed: null,
    erasureDue: null,
    anonymised: false,
    drafts: [],
    draftCounts: {},
    answers: {},
    ...given,
  });
}
