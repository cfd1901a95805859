import type { InputOf } from '../../backend/contract';
import {
  portalCreatePension,
  portalEditPension,
  portalKnownPensionsAdd,
  portalKnownPensionsContinue,
  portalPensionAdd,
  portalPensionCancel,
  portalPensionContinue,
  portalPensionCount,
  portalPensionSearches,
  portalUserPensions,
} from '../../backend/contracts/pensions';
import { moveTo } from './customer';
import type { Customer, MemoryPension } from './MemoryState';
import { customerProcedure, taggedProcedure, type Procedure } from './procedure';
import { refused } from './refusals';

/** Pensions, in the onboarding (tags 8 to 10) and in the portal (12 and 13). */
export const pensionProcedures: readonly Procedure[] = [
  customerProcedure(portalUserPensions, ({ pensions }) => pensions.map(pensionRow)),
  customerProcedure(portalPensionCount, ({ pensions }) => pensions.length),
  taggedProcedure(portalPensionSearches, [10, 12, 13], (customer, { p_id }) => findPension(customer, p_id).searches),
  taggedProcedure(portalKnownPensionsAdd, [8], (customer) => moveTo(customer, 9)),
  taggedProcedure(portalKnownPensionsContinue, [8], (customer) => moveTo(customer, 11)),

  taggedProcedure(portalCreatePension, [9, 12, 13], (customer, input, { createId, now }) => {
    const at = now().toISOString();
    customer.pensions.push({
      id: createId(),
      ...pensionValues(input),
      type: { type: input.p_paying ? 'Active' : 'Preserved', description: null },
      status: null,
      created_at: at,
      updated_at: at,
      searches: [],
      activity: [{ description: 'Pension added', date: at }],
    });
    return customer.tags.includes(9) ? moveTo(customer, 10) : [...customer.tags];
  }),

  taggedProcedure(portalEditPension, [10, 12, 13], (customer, input, { now }) => {
    Object.assign(findPension(customer, input.p_id), pensionValues(input), { updated_at: now().toISOString() });
    return null;
  }),

  taggedProcedure(portalPensionCancel, [9], (customer) => moveTo(customer, customer.pensions.length > 0 ? 10 : 8)),
  taggedProcedure(portalPensionContinue, [10], (customer) => moveTo(customer, 11)),
  taggedProcedure(portalPensionAdd, [10], (customer) => moveTo(customer, 9)),
];

/** One of the customer's own pensions: someone else's is as missing as one that never was. */
export function findPension(customer: Customer, id: string): MemoryPension {
  const found = customer.pensions.find((pension) => pension.id === id);
  if (!found) throw refused.missing();
  return found;
}

/** A pension as a list or the table gives it. */
export function pensionRow({ searches: _searches, activity: _activity, ...pension }: MemoryPension) {
  return pension;
}

function pensionValues(input: InputOf<typeof portalCreatePension>) {
  if (input.p_provider.trim() === '') throw refused.input('Please enter a provider');
  return {
    name: input.p_provider,
    provider: input.p_provider,
    policy: input.p_policy ?? null,
    start_year: input.p_start_year ?? null,
    end_year: input.p_paying ? null : (input.p_end_year ?? null),
    paying: input.p_paying,
    address: input.p_address ?? null,
  };
}
