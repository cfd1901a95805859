import type { InputOf } from '../../backend/contract';
import type { portalCreateTrace } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { checkText, plainLine, textLimits } from '../../domain/text';
import {
  entryInput,
  entryValuesOf,
  otherAddressOf,
  periodProblems,
  policyProblems,
  type EntryConditions,
  type EntryValues,
} from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import { formSchema, type FieldMessage } from '../../forms/formSchema';
import type { traceMessages } from './messages';

/** The two steps of the form: where the customer worked, then who looked after the pension. */
export type TraceStep = 'employer' | 'provider';

/** What the form holds, as typed. The address is the employer's. */
export interface TraceValues extends EntryValues {
  employer: string;
  /** The customer's job title. */
  title: string;
  industry: string;
}

/** The payload of portal_create_trace, and of portal_edit_trace beside the id. */
export type TraceInput = InputOf<typeof portalCreateTrace>;

/** Not given by the specification: as the reference database keeps them. Some SIC names are longer than 100. */
const noteLimits = { title: 100, industry: 200 } as const;

/** The form's values for a trace, or for a new one. */
export function traceValuesOf(trace?: Trace): TraceValues {
  return {
    ...entryValuesOf(trace, trace?.employer_address),
    employer: trace?.name ?? '',
    title: trace?.title ?? '',
    industry: trace?.industry ?? '',
  };
}

/**
 * The rules of specification section 5 for one step of a trace, in the words given.
 *
 * @param trace The trace that is edited. Its own address is sent back, because an edit empties what is left out.
 */
export function traceSchema(
  texts: typeof traceMessages,
  shared: EntryTexts,
  step: TraceStep,
  conditions: EntryConditions,
  trace?: Trace,
) {
  const isTooLong = (value: string, max: number) => checkText(value, { max, required: false }) !== undefined;
  return formSchema(
    (values: TraceValues) => {
      const problems: FieldMessage<keyof TraceValues>[] = [];
      const employer = checkText(values.employer, { max: textLimits.employer, required: true });
      if (employer) problems.push(['employer', employer === 'missing' ? texts.employerMissing : texts.employerTooLong]);
      if (isTooLong(values.title, noteLimits.title)) problems.push(['title', texts.titleTooLong]);
      if (isTooLong(values.industry, noteLimits.industry)) problems.push(['industry', texts.industryTooLong]);
      const ofStep = step === 'employer' ? periodProblems : policyProblems;
      return [...problems, ...ofStep(values, shared, conditions)];
    },
    (values): TraceInput => ({
      ...entryInput(values),
      p_employer: plainLine(values.employer),
      p_title: plainLine(values.title) || undefined,
      p_industry: plainLine(values.industry) || undefined,
      p_address: trace?.address ?? undefined,
      p_employer_address: otherAddressOf(values),
    }),
  );
}
