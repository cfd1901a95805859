import { checkText, textLimits } from '../../domain/text';
import { formSchema, type FieldMessage } from '../../forms/formSchema';
import {
  entryOf,
  periodProblems,
  policyProblems,
  type Entry,
  type EntryConditions,
  type EntryValues,
} from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
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

/** What is sent; what was left empty or does not apply is undefined. */
export interface TraceFormOutput extends Entry {
  employer: string;
  title: string | undefined;
  industry: string | undefined;
}

type TraceTexts = typeof traceMessages;

/** Not given by the specification: as the reference database keeps them. Some SIC names are longer than 100. */
const noteLimits = { title: 100, industry: 200 } as const;

/** The rules of specification section 5 for one step of a trace, in the words given. */
export function traceSchema(texts: TraceTexts, shared: EntryTexts, step: TraceStep, conditions: EntryConditions) {
  const noteProblem = (value: string, max: number) => checkText(value, { max, required: false });
  return formSchema(
    (values: TraceValues) => {
      const problems: FieldMessage<keyof TraceValues>[] = [];
      const employer = checkText(values.employer, { max: textLimits.employer, required: true });
      if (employer) problems.push(['employer', employer === 'missing' ? texts.employerMissing : texts.employerTooLong]);
      if (noteProblem(values.title, noteLimits.title)) problems.push(['title', texts.titleTooLong]);
      if (noteProblem(values.industry, noteLimits.industry)) problems.push(['industry', texts.industryTooLong]);
      const ofStep = step === 'employer' ? periodProblems : policyProblems;
      return [...problems, ...ofStep(values, shared, conditions)];
    },
    (values): TraceFormOutput => ({
      ...entryOf(values),
      employer: values.employer.trim(),
      title: values.title.trim() || undefined,
      industry: values.industry.trim() || undefined,
    }),
  );
}
