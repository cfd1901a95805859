import type { InputOf } from '../../backend/contract';
import type { portalCreateTrace } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { addressValuesOf, emptyAddress } from '../../domain/address';
import type { TraceFormOutput, TraceValues } from './traceSchema';

/** The form's values for a trace, or for a new one. */
export function traceValuesOf(trace?: Trace): TraceValues {
  return {
    employer: trace?.name ?? '',
    title: trace?.title ?? '',
    industry: trace?.industry ?? '',
    startYear: String(trace?.start_year ?? ''),
    endYear: String(trace?.end_year ?? ''),
    isPaying: trace?.paying ?? false,
    provider: trace?.provider ?? '',
    policy: trace?.policy ?? '',
    hasOtherAddress: Boolean(trace?.employer_address),
    ...(trace?.employer_address ? addressValuesOf(trace.employer_address) : emptyAddress),
  };
}

/**
 * The payload of portal_create_trace and portal_edit_trace. What is empty is left out.
 *
 * @param trace The trace that is edited: what the form does not ask stays as it is, because an edit empties what is
 * left out.
 */
export function traceInput(details: TraceFormOutput, trace?: Trace): InputOf<typeof portalCreateTrace> {
  const { title, industry, startYear, endYear, provider, policy, otherAddress } = details;
  return {
    p_employer: details.employer,
    p_paying: details.isPaying,
    ...(title === undefined ? {} : { p_title: title }),
    ...(industry === undefined ? {} : { p_industry: industry }),
    ...(startYear === undefined ? {} : { p_start_year: startYear }),
    ...(endYear === undefined ? {} : { p_end_year: endYear }),
    ...(provider === undefined ? {} : { p_provider: provider }),
    ...(policy === undefined ? {} : { p_policy: policy }),
    ...(trace?.address ? { p_address: trace.address } : {}),
    ...(otherAddress === undefined ? {} : { p_employer_address: otherAddress }),
  };
}
