import type { Customer } from './MemoryState';

/** A customer without any data. */
export const emptyCustomer: Omit<Customer, 'id' | 'email' | 'password' | 'tags'> = {
  factors: [],
  admin: false,
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
  traces: [],
  pensions: [],
  tasks: [],
  documents: [],
  cancelled: null,
  erasureDue: null,
  anonymised: false,
  drafts: [],
  answers: {},
};
