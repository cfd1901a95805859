import { standardRules } from '../../domain/rules';
import { copyOf } from './copyOf';
import { emptyCustomer } from './emptyCustomer';
import type { Customer, MemoryState } from './MemoryState';
import { sampleAgreements, sampleLetter } from './sampleAgreements';
import { sampleCompany } from './sampleAuthorisation';
import { sampleAddressBook, sampleIndustries, sampleProviders } from './sampleDirectory';
import { sampleGuides } from './sampleGuides';

/** A customer of a scenario. Omitted values are empty. */
export type ScenarioCustomer = Pick<Customer, 'id' | 'email'> & Partial<Customer>;

/**
 * The initial state of a memory adapter. Omitted values come from the sample data; by default no customer is logged in.
 */
export interface Scenario extends Partial<Omit<MemoryState, 'customers'>> {
  customers?: readonly ScenarioCustomer[] | undefined;
}

/** Creates an independent state for one adapter. */
export function createState({ customers = [], ...given }: Scenario): MemoryState {
  return copyOf({
    loggedInAs: null,
    accessLevel: 'aal1',
    hasTwoStep: true,
    openedLink: null,
    emailLinks: [],
    confirmsEmail: false,
    rules: standardRules,
    requiresPensionDetails: true,
    erasureDelayDays: 0,
    offersDataCopy: false,
    dataCopies: [],
    guides: sampleGuides,
    invites: [],
    addressBook: sampleAddressBook,
    letter: sampleLetter,
    agreements: sampleAgreements,
    companyName: sampleCompany,
    companyAddress: null,
    providers: sampleProviders,
    industries: sampleIndustries,
    texts: [],
    confirmations: {},
    outbox: [],
    ...given,
    customers: customers.map((customer) => ({ ...emptyCustomer, password: '', tags: [1], ...customer })),
  });
}
