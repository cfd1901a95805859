import type { InputOf } from '../../backend/contract';
import * as pensions from '../../backend/contracts/pensions';
import * as traces from '../../backend/contracts/traces';
import type { Pension, Trace } from '../../backend/entities';
import { Tag } from '../../domain/tags';
import { findRow } from './account';
import { deleteDraft } from './onboardingProcedures';
import type { MemoryPension, MemoryTrace } from './MemoryState';
import { inPortal, moveTag, readingProcedure, stepProcedure, writingProcedure, type Procedure } from './procedure';
import { referenceOf } from './referenceOf';
import { refused } from './refusals';
import { pensionTypes, traceStatus } from './statuses';

/** Traces and pensions, in the onboarding (tags 6 to 10) and in the portal (12 and 13). */
export const entryProcedures: readonly Procedure[] = [
  readingProcedure(traces.portalUserTraces, 'any tag', (customer) => customer.traces.map(traceRow)),
  readingProcedure(traces.portalUserTrace, 'any tag', (customer, { p_id }) => traceRow(findRow(customer.traces, p_id))),
  readingProcedure(traces.portalTraceCount, 'any tag', (customer) => customer.traces.length),

  writingProcedure(traces.portalCreateTrace, [Tag.createTrace, ...inPortal], (customer, input, world) => {
    const at = world.now.toISOString();
    customer.traces.push({
      id: world.createId(),
      ...traceValues(input),
      pension_id: null,
      status: traceStatus('Awaiting Review'),
      status_dates: { 'Awaiting Review': at },
      created_date: at,
      updated_date: at,
      ...followed('Trace created', at),
    });
    deleteDraft(customer, 'trace');
    return moveTag(customer, Tag.createTrace, Tag.traces);
  }),
  writingProcedure(traces.portalEditTrace, [Tag.traces, ...inPortal], (customer, input, { now }) => {
    const updated_date = now.toISOString();
    return edit(findRow(customer.traces, input.p_id), { ...traceValues(input), updated_date }, updated_date);
  }),

  writingProcedure(traces.portalTraceRemove, [Tag.traces, ...inPortal], (customer, { p_id }) => {
    const trace = findRow(customer.traces, p_id);
    const isStarted = trace.status.name !== 'Awaiting Review' || trace.searches.length > 0 || trace.pension_id !== null;
    if (isStarted) throw refused.startedTrace();
    customer.traces = customer.traces.filter((other) => other !== trace);
    return customer.traces.length > 0 ? customer.tags : moveTag(customer, Tag.traces, Tag.createTrace);
  }),
  writingProcedure(traces.portalCreateTraceCancel, [Tag.createTrace], (customer) =>
    customer.traces.length > 0 ? moveTag(customer, Tag.createTrace, Tag.traces) : customer.tags,
  ),
  stepProcedure(traces.portalTraceContinue, Tag.traces, Tag.knownPensions),
  stepProcedure(traces.portalTraceAdd, Tag.traces, Tag.createTrace),

  readingProcedure(pensions.portalUserPensions, 'any tag', (customer) => customer.pensions.map(pensionRow)),
  readingProcedure(pensions.portalPensionCount, 'any tag', (customer) => customer.pensions.length),
  stepProcedure(pensions.portalKnownPensionsAdd, Tag.knownPensions, Tag.addPension),
  stepProcedure(pensions.portalKnownPensionsContinue, Tag.knownPensions, Tag.authorisation),

  writingProcedure(pensions.portalCreatePension, [Tag.addPension, ...inPortal], (customer, input, world) => {
    const at = world.now.toISOString();
    customer.pensions.push({
      id: world.createId(),
      ...pensionValues(input),
      created_at: at,
      updated_at: at,
      ...followed('Pension added', at),
    });
    deleteDraft(customer, 'pension');
    return moveTag(customer, Tag.addPension, Tag.pensions);
  }),
  writingProcedure(pensions.portalEditPension, [Tag.pensions, ...inPortal], (customer, input, { now }) => {
    const updated_at = now.toISOString();
    return edit(findRow(customer.pensions, input.p_id), { ...pensionValues(input), updated_at }, updated_at);
  }),

  writingProcedure(pensions.portalPensionRemove, [Tag.pensions, ...inPortal], (customer, { p_id }) => {
    const pension = findRow(customer.pensions, p_id);
    const isStarted =
      Boolean(pension.status) ||
      pension.name !== pension.provider ||
      pension.searches.length > 0 ||
      customer.traces.some(({ pension_id }) => pension_id === pension.id);
    if (isStarted) throw refused.startedPension();
    customer.pensions = customer.pensions.filter((other) => other !== pension);
    return customer.pensions.length > 0 ? customer.tags : moveTag(customer, Tag.pensions, Tag.knownPensions);
  }),
  writingProcedure(pensions.portalPensionCancel, [Tag.addPension, ...inPortal], (customer) =>
    moveTag(customer, Tag.addPension, customer.pensions.length > 0 ? Tag.pensions : Tag.knownPensions),
  ),
  stepProcedure(pensions.portalPensionContinue, Tag.pensions, Tag.authorisation),
  stepProcedure(pensions.portalPensionAdd, Tag.pensions, Tag.addPension),
];

const followed = (description: string, date: string) => ({ searches: [], activity: [{ description, date }] });

function edit<Row extends MemoryTrace | MemoryPension>(row: Row, values: Partial<Row>, date: string): null {
  row.activity.unshift({ description: 'Details changed', date });
  Object.assign(row, values);
  return null;
}

function traceRow({ searches: _searches, activity: _activity, ...trace }: MemoryTrace): Trace {
  return { ...trace, reference: referenceOf(trace.id) };
}

/** Returns a pension in the form of the list and the table. */
export function pensionRow({ searches: _searches, activity: _activity, ...pension }: MemoryPension): Pension {
  return { ...pension, reference: referenceOf(pension.id) };
}

function traceValues(input: InputOf<typeof traces.portalCreateTrace>) {
  return {
    ...sharedValues(input),
    name: input.p_employer,
    title: input.p_title || null,
    industry: input.p_industry || null,
    employer_address: input.p_employer_address ?? null,
  };
}

function pensionValues(input: InputOf<typeof pensions.portalCreatePension>) {
  const shared = sharedValues(input);
  return { ...shared, name: shared.provider, type: input.p_paying ? pensionTypes.Active : pensionTypes.Deferred };
}

function sharedValues(input: InputOf<typeof traces.portalCreateTrace> | InputOf<typeof pensions.portalCreatePension>) {
  return {
    provider: input.p_provider || null,
    policy: input.p_policy || null,
    start_year: input.p_start_year ?? null,
    end_year: input.p_paying ? null : (input.p_end_year ?? null),
    paying: input.p_paying,
    address: input.p_address ?? null,
  };
}
