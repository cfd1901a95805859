import type { InputOf } from '../../backend/contract';
import {
  portalCreateTrace,
  portalCreateTraceCancel,
  portalEditTrace,
  portalTraceAdd,
  portalTraceContinue,
  portalTraceCount,
  portalUserTrace,
  portalUserTraces,
} from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { Tag } from '../../domain/tags';
import { textLimits } from '../../domain/text';
import { checkYearOrder } from '../../domain/year';
import { deleteDraft } from './drafts';
import { hasChanges } from './hasChanges';
import { addressOrNothing, optionalText, requiredText } from './lineChecks';
import type { Customer, MemoryTrace } from './MemoryState';
import { parameterCheck } from './parameterCheck';
import { readingProcedure, writingProcedure, type Procedure, type World } from './procedure';
import { refused } from './refusals';
import { traceStatuses } from './statuses';
import { holdTag, moveTag } from './steps';
import { workingYear } from './workingYear';

const inPortal = [Tag.portalFirstTime, Tag.portal] as const;
const mostTraces = 500;

/** Traces, in the onboarding (tags 6 and 7) and in the portal (12 and 13). */
export const traceProcedures: readonly Procedure[] = [
  readingProcedure(portalUserTraces, ({ traces }) => traces.map(traceRow)),
  readingProcedure(portalUserTrace, (customer, { p_id }) => traceRow(findTrace(customer, p_id))),
  readingProcedure(portalTraceCount, ({ traces }) => traces.length),

  writingProcedure(portalCreateTrace, (customer, input, world) => {
    moveTag(customer, Tag.createTrace, Tag.traces, inPortal);
    const values = traceValues(input, customer, world);
    if (customer.traces.length >= mostTraces) {
      throw refused.tooMany('You have 500 traces already. Please contact us to add another.');
    }
    const at = world.now.toISOString();
    customer.traces.push({
      id: world.createId(),
      ...values,
      pension_id: null,
      status: { ...traceStatuses['Awaiting Review'] },
      created_date: at,
      updated_date: at,
      searches: [],
      activity: [{ description: 'Trace created', date: at }],
    });
    deleteDraft(customer, 'trace');
    return customer.tags;
  }),

  writingProcedure(portalEditTrace, (customer, input, world) => {
    holdTag(customer, Tag.traces, ...inPortal);
    const values = traceValues(input, customer, world);
    const trace = findTrace(customer, input.p_id);
    const at = world.now.toISOString();
    if (hasChanges(trace, values)) trace.activity.unshift({ description: 'Details changed', date: at });
    Object.assign(trace, values, { updated_date: at });
    return null;
  }),

  writingProcedure(portalCreateTraceCancel, (customer) =>
    customer.traces.length > 0 ? moveTag(customer, Tag.createTrace, Tag.traces) : holdTag(customer, Tag.createTrace),
  ),
  writingProcedure(portalTraceContinue, (customer) => moveTag(customer, Tag.traces, Tag.knownPensions)),
  writingProcedure(portalTraceAdd, (customer) => moveTag(customer, Tag.traces, Tag.createTrace)),
];

/** Returns one of the customer's traces. Another customer's trace counts as missing. */
export function findTrace(customer: Customer, id: string): MemoryTrace {
  const found = customer.traces.find((trace) => trace.id === id);
  if (!found) throw refused.missing();
  return found;
}

function traceRow({ searches: _searches, activity: _activity, ...trace }: MemoryTrace): Trace {
  return trace;
}

function traceValues(
  input: InputOf<typeof portalCreateTrace>,
  customer: Customer,
  world: World,
): Omit<Trace, 'id' | 'pension_id' | 'status' | 'created_date' | 'updated_date'> {
  const name = parameterCheck('p_employer', () =>
    requiredText(input.p_employer, textLimits.employer, {
      missing: 'Please enter an employer name',
      tooLong: 'Employer should not exceed 100 characters',
    }),
  );
  const title = parameterCheck('p_title', () =>
    optionalText(input.p_title, 100, 'Job title should not exceed 100 characters'),
  );
  const industry = parameterCheck('p_industry', () =>
    optionalText(input.p_industry, 200, 'Industry should not exceed 200 characters'),
  );
  const start_year = parameterCheck('p_start_year', () => workingYear(input.p_start_year, customer, world));
  const end_year = input.p_paying
    ? null
    : parameterCheck('p_end_year', () => workingYear(input.p_end_year, customer, world));
  if (checkYearOrder(start_year, end_year))
    throw refused.value('End year must be greater than start year.', 'p_end_year');
  return {
    name,
    title,
    industry,
    start_year,
    end_year,
    paying: input.p_paying,
    provider: parameterCheck('p_provider', () =>
      optionalText(input.p_provider, textLimits.provider, 'Provider should not exceed 100 characters'),
    ),
    policy: parameterCheck('p_policy', () =>
      optionalText(input.p_policy, textLimits.policy, 'Policy number should not exceed 100 characters'),
    ),
    address: addressOrNothing(input.p_address, 'p_address.'),
    employer_address: addressOrNothing(input.p_employer_address, 'p_employer_address.'),
  };
}
