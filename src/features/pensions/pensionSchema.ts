import { checkedForm } from '../../provider/checkedForm';
import {
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
  return checkedForm(
    (values: PensionValues) => [
      ...policyProblems(values, texts, conditions),
      ...periodProblems(values, texts, conditions),
    ],
    entryOf,
  );
}
