import type { InputOf } from '../../backend/contract';
import {
  portalCreateTrace,
  portalCreateTraceCancel,
  portalEditTrace,
  portalTraceAdd,
  portalTraceContinue,
  portalTraceCount,
  portalTraceSearches,
  portalUserTrace,
  portalUserTraces,
} from '../../backend/contracts/traces';
import { moveTo } from './customer';
import type { Customer, MemoryTrace } from './MemoryState';
import { customerProcedure, taggedProcedure, type Procedure } from './procedure';
import { refused } from './refusals';

/** Traces, in the onboarding (tags 6 and 7) and in the portal (12 and 13). */
export const traceProcedures: readonly Procedure[] = [
  customerProcedure(portalUserTraces, ({ traces }) => traces.map(withoutDetails)),
  customerProcedure(portalUserTrace, (customer, { p_id }) => withoutDetails(findTrace(customer, p_id))),
  customerProcedure(portalTraceCount, ({ traces }) => traces.length),
  taggedProcedure(portalTraceSearches, [7, 12, 13], (customer, { p_id }) => findTrace(customer, p_id).searches),

  taggedProcedure(portalCreateTrace, [6, 12, 13], (customer, input, { createId, now }) => {
    const at = now().toISOString();
    customer.traces.push({
      id: createId(),
      ...traceValues(input),
      status: {
        name: 'Pending',
        description: 'We have your request and will contact the provider.',
        colour: 'warning',
      },
      created_date: at,
      updated_date: at,
      searches: [],
      activity: [{ description: 'Trace created', date: at }],
    });
    return customer.tags.includes(6) ? moveTo(customer, 7) : [...customer.tags];
  }),

  taggedProcedure(portalEditTrace, [7, 12, 13], (customer, input, { now }) => {
    Object.assign(findTrace(customer, input.p_id), traceValues(input), { updated_date: now().toISOString() });
    return null;
  }),

  taggedProcedure(portalCreateTraceCancel, [6], (customer) => moveTo(customer, customer.traces.length > 0 ? 7 : 6)),
  taggedProcedure(portalTraceContinue, [7], (customer) => moveTo(customer, 8)),
  taggedProcedure(portalTraceAdd, [7], (customer) => moveTo(customer, 6)),
];

/** One of the customer's own traces: someone else's is as missing as one that never was. */
export function findTrace(customer: Customer, id: string): MemoryTrace {
  const found = customer.traces.find((trace) => trace.id === id);
  if (!found) throw refused.missing();
  return found;
}

function withoutDetails({ searches: _searches, activity: _activity, ...trace }: MemoryTrace) {
  return trace;
}

function traceValues(input: InputOf<typeof portalCreateTrace>) {
  if (input.p_employer.trim() === '') throw refused.input('Please enter an employer name');
  return {
    name: input.p_employer,
    title: input.p_title ?? null,
    industry: input.p_industry ?? null,
    start_year: input.p_start_year ?? null,
    end_year: input.p_paying ? null : (input.p_end_year ?? null),
    paying: input.p_paying,
    provider: input.p_provider ?? null,
    policy: input.p_policy ?? null,
    address: input.p_address ?? null,
    employer_address: input.p_employer_address ?? null,
  };
}
