import type { AddressLines } from '../backend/entities';
import { formatAddress, type AddressValues } from '../domain/address';
import { checkText, textLimits } from '../domain/text';
import { checkYear, checkYearOrder, yearOf, type YearConditions, type YearProblem } from '../domain/year';
import { addressProblems } from './addressRules';
import type { FieldMessage } from '../forms/formSchema';
import type { entryMessages } from './entryMessages';
import type { EntryTexts } from './useEntryTexts';

/** What the forms of a trace and of a pension both ask, as typed. */
export interface EntryValues extends AddressValues {
  provider: string;
  policy: string;
  startYear: string;
  /** Not asked while somebody is still paying in. */
  endYear: string;
  /** Whether somebody is still paying in. */
  isPaying: boolean;
  /** Whether the address below applies. */
  hasOtherAddress: boolean;
}

/** What of it is sent; what was left empty or does not apply is undefined. */
export interface Entry {
  provider: string | undefined;
  policy: string | undefined;
  startYear: number | undefined;
  endYear: number | undefined;
  isPaying: boolean;
  otherAddress: AddressLines | undefined;
}

export interface EntryConditions extends Pick<YearConditions, 'birthYear' | 'currentYear'> {
  isProviderRequired: boolean;
  isPolicyRequired: boolean;
  areYearsRequired: boolean;
  /** Whether an end year may be the start year too. */
  isSameYearAllowed: boolean;
}

/** A field and what is wrong with it, in a person's words. */
export type EntryProblem = FieldMessage<keyof EntryValues>;

/** What is wrong with the provider and the policy number. */
export function policyProblems(values: EntryValues, texts: EntryTexts, conditions: EntryConditions): EntryProblem[] {
  const provider = checkText(values.provider, { max: textLimits.provider, required: conditions.isProviderRequired });
  const policy = checkText(values.policy, { max: textLimits.policy, required: conditions.isPolicyRequired });
  return [
    ...told('provider', provider && { missing: texts.providerMissing, 'too-long': texts.providerTooLong }[provider]),
    ...told('policy', policy && { missing: texts.policyMissing, 'too-long': texts.policyTooLong }[policy]),
  ];
}

/** What is wrong with the years and with the address, where there is one. */
export function periodProblems(values: EntryValues, texts: EntryTexts, conditions: EntryConditions): EntryProblem[] {
  return [
    ...yearProblems(values, texts, conditions),
    ...(values.hasOtherAddress ? addressProblems(values, texts) : []),
  ];
}

/** What is wrong with a start year and an end year. */
export function yearProblems(
  values: Pick<EntryValues, 'startYear' | 'endYear' | 'isPaying'>,
  texts: typeof entryMessages,
  conditions: Pick<EntryConditions, 'birthYear' | 'currentYear' | 'areYearsRequired' | 'isSameYearAllowed'>,
): FieldMessage<'startYear' | 'endYear'>[] {
  const years = { ...conditions, required: conditions.areYearsRequired };
  const start = checkYear(values.startYear, years);
  const end = values.isPaying ? undefined : checkYear(values.endYear, years);
  const order =
    values.isPaying || start || end
      ? undefined
      : checkYearOrder(values.startYear, values.endYear, conditions.isSameYearAllowed);
  return [
    ...told('startYear', start && yearWords(start, texts.startYearMissing, texts)),
    ...told('endYear', end && yearWords(end, texts.endYearMissing, texts)),
    ...told('endYear', order && texts.endBeforeStart),
  ];
}

/** The values in the form in which they are sent (specification section 5). */
export function entryOf(values: EntryValues): Entry {
  return {
    provider: values.provider.trim() || undefined,
    policy: values.policy.trim() || undefined,
    startYear: yearOf(values.startYear),
    endYear: values.isPaying ? undefined : yearOf(values.endYear),
    isPaying: values.isPaying,
    otherAddress: values.hasOtherAddress ? formatAddress(values) : undefined,
  };
}

function yearWords(problem: YearProblem, missing: string, texts: typeof entryMessages): string {
  switch (problem.code) {
    case 'missing':
      return missing;
    case 'range':
      return texts.yearOutOfRange(problem.min, problem.max);
    case 'before-birth':
      return texts.yearBeforeBirth;
    case 'before-contribution':
      return texts.yearBeforeContribution;
  }
}

function told<Field extends keyof EntryValues>(field: Field, message: string | undefined): FieldMessage<Field>[] {
  return message === undefined ? [] : [[field, message]];
}
