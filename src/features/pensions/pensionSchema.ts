import * as z from 'zod/mini';
import {
  entryFields,
  entryOf,
  periodProblems,
  policyProblems,
  type Entry,
  type EntryConditions,
  type EntryValues,
} from '../../provider/entryRules';
import type { EntryTexts } from '../../provider/useEntryTexts';

/** What the form holds, as typed. The address is the customer's own of that time. */
export type PensionValues = EntryValues;

/** What is sent; what was left empty or does not apply is undefined. */
export type PensionFormOutput = Entry;

/** The rules of specification section 5 for a known pension, in the words given. */
export function pensionSchema(texts: EntryTexts, conditions: EntryConditions) {
  const fields = z.object(entryFields).check(({ value, issues }) => {
    const problems = [...policyProblems(value, texts, conditions), ...periodProblems(value, texts, conditions)];
    for (const [path, message] of problems) issues.push({ code: 'custom', path: [path], message, input: value[path] });
  });
  return z.pipe(
    fields,
    z.transform((values): PensionFormOutput => entryOf(values)),
  );
}
