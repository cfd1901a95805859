import { standardRules } from '../../domain/rules';
import { emptyCustomer } from './emptyCustomer';
import type { Customer, MemoryState } from './MemoryState';
import { sampleAddressBook, sampleIndustries, sampleProviders } from './sampleDirectory';
import { sampleGuides } from './sampleGuides';

/** A person of a scenario: what is left out is empty. */
export type ScenarioCustomer = Pick<Customer, 'id' | 'email'> & Partial<Customer>;

/** A situation to begin in. What is left out is as in the sample data, and nobody is signed in. */
export interface Scenario extends Partial<Omit<MemoryState, 'customers'>> {
  customers?: readonly ScenarioCustomer[];
}

/** A state of its own for every adapter: changing one changes no other. */
export function createState({ customers = [], ...given }: Scenario): MemoryState {
  return structuredClone({
    signedInAs: null,
    accessLevel: 'aal1',
    hasTwoStep: true,
    isRecovering: false,
    confirmsEmail: false,
    rules: standardRules,
    requiresPensionDetails: true,
    guides: sampleGuides,
    invites: [],
    addressBook: sampleAddressBook,
    agreementVersions: { 'data-protection': 1, hmrc: 1 },
    providers: sampleProviders,
    industries: sampleIndustries,
    outbox: [],
    ...given,
    customers: customers.map((customer) => ({ ...emptyCustomer, password: '', tags: [1], ...customer })),
  });
}
