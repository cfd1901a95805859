import type * as z from 'zod/mini';
import { portalDataCopy } from '../../backend/contracts/dataCopy';
import { anonymizeUser, portalCancelApplication, portalRestoreApplication } from '../../backend/contracts/onboarding';
import { Tag } from '../../domain/tags';
import { createCustomer } from './createState';
import type { Customer } from './MemoryState';
import { profileOf } from './onboardingProcedures';
import { inPortal, readingProcedure, requireTag, writingProcedure, type Procedure, type World } from './procedure';
import { refused } from './refusals';

const day = 24 * 60 * 60 * 1000;
const isCancelled = [Tag.cancelledApplication];

/** Cancelling, restoring and anonymising an application, and a copy of the customer's data. */
export const applicationProcedures: readonly Procedure[] = [
  writingProcedure(portalCancelApplication, inPortal, (customer, _input, { now }) => {
    customer.cancelledTags = customer.tags;
    customer.cancelledAt = now.toISOString();
    customer.tags = [...isCancelled];
    customer.drafts = [];
    return customer.tags;
  }),

  writingProcedure(portalRestoreApplication, isCancelled, (customer) => {
    if (!customer.cancelledTags || customer.closed) throw refused.step();
    customer.tags = customer.cancelledTags;
    customer.cancelledTags = null;
    customer.cancelledAt = null;
    customer.erasureDue = null;
    return customer.tags;
  }),

  /** Permanent. Only for a customer who has cancelled and confirmed their identity, and only their own data. */
  writingProcedure(anonymizeUser, 'any tag', (customer, { p_id }, world) => {
    if (p_id !== customer.id) throw refused.missing();
    requireTag(customer, isCancelled);
    requireConfirmation(customer, world, ' Nothing has been deleted.');
    const { state, now } = world;
    if (state.erasureDelayDays > 0) {
      customer.erasureDue ??= new Date(now.getTime() + state.erasureDelayDays * day).toISOString();
      return { erasure_due: customer.erasureDue };
    }
    state.invites = state.invites.filter(({ email }) => email !== customer.email);
    const { id, tags, admin, firstVisit, answers } = customer;
    Object.assign(customer, createCustomer({ id, email: '', tags, admin, firstVisit, answers, anonymised: true }));
    return null;
  }),

  readingProcedure(portalDataCopy, 'any tag', (customer, _input, world) => {
    if (!world.state.offersDataCopy) throw refused.missing();
    requireConfirmation(customer, world, '');
    return dataCopyOf(customer, world.now);
  }),
];

/** Refuses unless the request proves that this customer entered their password again. */
function requireConfirmation({ id }: Customer, { state, headers }: World, consequence: string): void {
  if (state.confirmations[headers.Authorization ?? ''] !== id) throw refused.unconfirmed(consequence);
}

/** Everything about a customer, by the tables of the reference backend. No password, no code. */
function dataCopyOf(customer: Customer, now: Date): z.input<typeof portalDataCopy.output> {
  const { addresses, signature: _, national_insurance_ending: __, ...profile } = profileOf(customer);
  const { traces, pensions, tasks, documents, removedDocuments, authorisations, drafts } = customer;
  const removed_documents = removedDocuments;
  const tables = { addresses, traces, pensions, tasks, documents, removed_documents, authorisations, drafts };
  return {
    format: 1,
    made_at: now.toISOString(),
    customer: customer.id,
    tables: {
      profiles: [{ ...profile, national_insurance: customer.nationalInsurance }],
      ...Object.fromEntries(
        Object.entries(tables).map(([name, rows]) => [name, rows?.map((row) => ({ ...row })) ?? []]),
      ),
    },
  };
}
