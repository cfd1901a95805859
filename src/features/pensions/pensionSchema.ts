import { formSchema } from '../../forms/formSchema';
import {
  entryOf,
  periodProblems,
  policyProblems,
  type Entry,
  type EntryConditions,
  type EntryValues,
} from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';

/** What the form holds, as typed. The address is the customer's own of that time. */
export type PensionValues = EntryValues;

/** What is sent; what was left empty or does not apply is undefined. */
export type PensionFormOutput = Entry;

/** The rules of specification section 5 for a known pension, in the words given. */
export function pensionSchema(texts: EntryTexts, conditions: EntryConditions) {
  return formSchema(
    (values: PensionValues) => [
      ...policyProblems(values, texts, conditions),
      ...periodProblems(values, texts, conditions),
    ],
    entryOf,
  );
}
