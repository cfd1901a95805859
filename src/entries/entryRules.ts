import type { AddressLines } from '../backend/entities';
import { formatAddress, type AddressValues } from '../domain/address';
import { checkText, textLimits } from '../domain/text';
import { checkYear, checkYearOrder, yearOf, type YearConditions, type YearProblem } from '../domain/year';
import { addressProblems } from './addressRules';
import type { FieldMessage } from '../forms/formSchema';
import type { entryMessages } from './entryMessages';
import type { EntryTexts } from './useEntryTexts';

/** The values that the trace form and the pension form share, as typed. */
export interface EntryValues extends AddressValues {
  provider: string;
  policy: string;
  startYear: string;
  /** Ignored while `isPaying`. */
  endYear: string;
  /** Whether contributions are still being paid. */
  isPaying: boolean;
  /** Whether the address below applies. */
  hasOtherAddress: boolean;
}

/** The values that are sent. Empty and inapplicable ones are undefined. */
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

/** A field and its error, as the customer reads it. */
export type EntryProblem = FieldMessage<keyof EntryValues>;

/** The problems of the provider and the policy number. */
export function policyProblems(values: EntryValues, texts: EntryTexts, conditions: EntryConditions): EntryProblem[] {
  const provider = checkText(values.provider, { max: textLimits.provider, required: conditions.isProviderRequired });
  const policy = checkText(values.policy, { max: textLimits.policy, required: conditions.isPolicyRequired });
  return [
    ...problem('provider', provider && { missing: texts.providerMissing, 'too-long': texts.providerTooLong }[provider]),
    ...problem('policy', policy && { missing: texts.policyMissing, 'too-long': texts.policyTooLong }[policy]),
  ];
}

/** The problems of the years, and of the address if it applies. */
export function periodProblems(values: EntryValues, texts: EntryTexts, conditions: EntryConditions): EntryProblem[] {
  return [
    ...yearProblems(values, texts, conditions),
    ...(values.hasOtherAddress ? addressProblems(values, texts) : []),
  ];
}

/** The problems of a start year and an end year. */
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
    ...problem('startYear', start && yearWords(start, texts.startYearMissing, texts)),
    ...problem('endYear', end && yearWords(end, texts.endYearMissing, texts)),
    ...problem('endYear', order && texts.endBeforeStart),
  ];
}

/** Converts the values to what is sent (specification section 5). */
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

function problem<Field extends keyof EntryValues>(field: Field, message: string | undefined): FieldMessage<Field>[] {
  return message === undefined ? [] : [[field, message]];
}
