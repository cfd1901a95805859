import type * as z from 'zod/mini';
import type { portalDataCopy } from '../../backend/contracts/dataCopy';
import { copyOf } from './copyOf';
import type { Customer } from './MemoryState';
import { profileOf } from './profileOf';

/** Everything about a customer, by the tables of the reference backend. No password, no secret of an app. */
export function dataCopyOf(customer: Customer, now: Date): z.input<typeof portalDataCopy.output> {
  const {
    addresses: _addresses,
    signature: _signature,
    national_insurance_ending: _ending,
    ...profile
  } = profileOf(customer);
  const rows = (list: readonly object[]) => list.map((row) => ({ ...row }));
  return copyOf({
    format: 1,
    made_at: now.toISOString(),
    customer: customer.id,
    tables: {
      profiles: [{ ...profile, national_insurance: customer.nationalInsurance }],
      addresses: rows(customer.addresses),
      traces: rows(customer.traces),
      pensions: rows(customer.pensions),
      tasks: rows(customer.tasks),
      documents: rows(customer.documents),
      authorisations: rows(customer.authorisations),
      drafts: rows(customer.drafts),
    },
  });
}
