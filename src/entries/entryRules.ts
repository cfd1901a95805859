import type { Pension, Trace } from '../backend/entities';
import type { AddressValues } from '../domain/address';
import { plainLine, textLimits } from '../domain/text';
import { checkYear, checkYearOrder, yearOf, type YearConditions } from '../domain/year';
import { text, tick, type FieldDeclaration, type ValuesOf } from '../forms/field';
import type { entryMessages } from './entryMessages';
import { lineRule } from './lineRule';

export interface ProviderFieldsOptions {
  texts: typeof entryMessages;
  /** The trace or pension to edit. */
  entry: Pick<Trace | Pension, 'provider' | 'policy'> | undefined;
  isRequired?: boolean | undefined;
  step?: string | undefined;
}

/** The fields of the provider and the policy number. */
export function providerFields({ texts, entry, isRequired = false, step }: ProviderFieldsOptions) {
  const missing = (message: string) => (isRequired ? message : undefined);
  return {
    provider: text({
      step,
      isDrafted: true,
      initial: entry?.provider ?? '',
      parameter: 'p_provider',
      rule: lineRule({
        max: textLimits.provider,
        missing: missing(texts.providerMissing),
        tooLong: texts.providerTooLong,
      }),
      send: optionalLine,
    }),
    policy: text({
      step,
      isDrafted: true,
      initial: entry?.policy ?? '',
      parameter: 'p_policy',
      rule: lineRule({ max: textLimits.policy, missing: missing(texts.policyMissing), tooLong: texts.policyTooLong }),
      send: optionalLine,
    }),
  };
}

export interface PeriodFieldsOptions {
  texts: typeof entryMessages;
  /** The trace or pension to edit. */
  entry: Pick<Trace | Pension, 'paying' | 'start_year' | 'end_year'> | undefined;
  /** The rules of the years; with `undefined` they are not checked. */
  years: (YearConditions & { isSameYearAllowed: boolean }) | undefined;
  step?: string | undefined;
}

/** The values that the rules of the years read. */
export interface Period {
  isPaying: boolean;
  startYear: string;
}

/** The fields of the years in which contributions were paid. */
export function periodFields({ texts, entry, years, step }: PeriodFieldsOptions) {
  return {
    isPaying: tick({ step, isDrafted: true, initial: entry?.paying ?? false, parameter: 'p_paying' }),
    startYear: text({
      step,
      isDrafted: true,
      initial: String(entry?.start_year ?? ''),
      parameter: 'p_start_year',
      rule: (value) => years && yearProblem(value, texts.startYearMissing, texts, years),
      send: yearOf,
    }),
    /** Not asked while contributions continue. */
    endYear: text({
      step,
      isDrafted: true,
      initial: String(entry?.end_year ?? ''),
      isAsked: ({ isPaying }: Period) => !isPaying,
      parameter: 'p_end_year',
      rule: (value, { startYear }: Period) => years && endYearProblem(startYear, value, texts, years),
      send: yearOf,
    }),
  };
}

/** The error of an end year. */
export function endYearProblem(
  startYear: string,
  endYear: string,
  texts: typeof entryMessages,
  years: YearConditions & { isSameYearAllowed: boolean },
): string | undefined {
  const problem = yearProblem(endYear, texts.endYearMissing, texts, years);
  if (problem !== undefined || checkYear(startYear, years)) return problem;
  return checkYearOrder(startYear, endYear, years.isSameYearAllowed) && texts.endBeforeStart;
}

/** The error of a year. */
export function yearProblem(
  value: string,
  missing: string,
  texts: typeof entryMessages,
  years: YearConditions,
): string | undefined {
  const problem = checkYear(value, years);
  switch (problem?.code) {
    case undefined:
      return undefined;
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

/** Formats a line of text for sending; undefined when it is empty. */
export function optionalLine(value: string): string | undefined {
  return plainLine(value) || undefined;
}

/** The fields that the forms of a trace and a pension share. */
export type EntryFields = Record<
  'provider' | 'policy' | 'startYear' | 'endYear' | keyof AddressValues,
  FieldDeclaration<string>
> &
  Record<'isPaying' | 'hasOtherAddress', FieldDeclaration<boolean>>;

/** The typed values that the forms of a trace and a pension share. */
export type EntryValues = ValuesOf<EntryFields>;
