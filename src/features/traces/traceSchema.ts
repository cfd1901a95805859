import * as z from 'zod/mini';
import { checkText, textLimits } from '../../domain/text';
import {
  entryFields,
  entryOf,
  periodProblems,
  policyProblems,
  type Entry,
  type EntryConditions,
  type EntryValues,
} from '../../provider/entryRules';
import type { Widened } from '../../provider/messages';
import { checkedText } from '../../provider/checkedText';
import type { EntryTexts } from '../../provider/useEntryTexts';
import type { traceErrors } from './errorMessages';

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

type TraceTexts = Widened<typeof traceErrors.defaults>;

/** Not given by the specification: as the reference database keeps them. Some SIC names are longer than 100. */
const noteLimits = { title: 100, industry: 200 } as const;

/** The rules of specification section 5 for one step of a trace, in the words given. */
export function traceSchema(texts: TraceTexts, shared: EntryTexts, step: TraceStep, conditions: EntryConditions) {
  const note = (max: number, tooLong: string) =>
    checkedText(
      (value) => checkText(value, { max, required: false }),
      () => tooLong,
    );
  const fields = z.object({
    ...entryFields,
    employer: checkedText(
      (value) => checkText(value, { max: textLimits.employer, required: true }),
      (problem) => (problem === 'missing' ? texts.employerMissing : texts.employerTooLong),
    ),
    title: note(noteLimits.title, texts.titleTooLong),
    industry: note(noteLimits.industry, texts.industryTooLong),
  });

  const withEntry = fields.check(({ value, issues }) => {
    const problems = step === 'employer' ? periodProblems : policyProblems;
    for (const [path, message] of problems(value, shared, conditions)) {
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    }
  });

  return z.pipe(
    withEntry,
    z.transform((values): TraceFormOutput => ({
      ...entryOf(values),
      employer: values.employer.trim(),
      title: values.title.trim() || undefined,
      industry: values.industry.trim() || undefined,
    })),
  );
}
