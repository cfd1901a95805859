import type { Pension, Trace } from '../backend/entities';
import {
  addressValuesOf,
  emptyAddress,
  formatAddress,
  type AddressValues,
  type StoredAddress,
} from '../domain/address';
import { checkText, plainLine, textLimits } from '../domain/text';
import { checkYear, checkYearOrder, yearOf, type YearConditions, type YearProblem } from '../domain/year';
import { addressProblems } from './addressRules';
import type { FieldMessage } from '../forms/fieldCheck';
import type { entryMessages } from './entryMessages';
import type { EntryTexts } from './useEntryTexts';

/** The typed values that the forms of a trace and a pension share. */
export interface EntryValues extends AddressValues {
  provider: string;
  policy: string;
  startYear: string;
  /** Not asked while contributions continue. */
  endYear: string;
  /** Whether contributions continue. */
  isPaying: boolean;
  /** Whether the address below applies. */
  hasOtherAddress: boolean;
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
    ...problemsOf(
      'provider',
      provider && { missing: texts.providerMissing, 'too-long': texts.providerTooLong }[provider],
    ),
    ...problemsOf('policy', policy && { missing: texts.policyMissing, 'too-long': texts.policyTooLong }[policy]),
  ];
}

/** The problems of the years and of the address, if given. */
export function periodProblems(values: EntryValues, texts: EntryTexts, conditions: EntryConditions): EntryProblem[] {
  return [...yearProblems(values, texts, conditions), ...otherAddressProblems(values, texts)];
}

/** The problems of the other address, if given. */
export function otherAddressProblems(values: EntryValues, texts: EntryTexts): EntryProblem[] {
  return values.hasOtherAddress ? addressProblems(values, texts) : [];
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
    ...problemsOf('startYear', start && yearWords(start, texts.startYearMissing, texts)),
    ...problemsOf('endYear', end && yearWords(end, texts.endYearMissing, texts)),
    ...problemsOf('endYear', order && texts.endBeforeStart),
  ];
}

/** The form's values for a trace or a pension, or for a new one. */
export function entryValuesOf(
  entry: Partial<Trace | Pension> = {},
  otherAddress: StoredAddress | null | undefined,
): EntryValues {
  return {
    provider: entry.provider ?? '',
    policy: entry.policy ?? '',
    startYear: String(entry.start_year ?? ''),
    endYear: String(entry.end_year ?? ''),
    isPaying: entry.paying ?? false,
    hasOtherAddress: Boolean(otherAddress),
    ...(otherAddress ? addressValuesOf(otherAddress) : emptyAddress),
  };
}

/** The payload that a trace and a pension share. A value that is empty or does not apply is undefined. */
export function entryInput(values: EntryValues) {
  return {
    p_provider: plainLine(values.provider) || undefined,
    p_policy: plainLine(values.policy) || undefined,
    p_start_year: yearOf(values.startYear),
    p_end_year: values.isPaying ? undefined : yearOf(values.endYear),
    p_paying: values.isPaying,
  };
}

/** The payload of the other address; undefined when there is none. */
export function otherAddressOf(values: EntryValues): AddressValues | undefined {
  return values.hasOtherAddress ? formatAddress(values) : undefined;
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

function problemsOf<Field extends keyof EntryValues>(field: Field, message: string | undefined): FieldMessage<Field>[] {
  return message === undefined ? [] : [[field, message]];
}
