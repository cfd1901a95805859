import type { Pension, Trace } from '../backend/entities';
import type { AddressValues } from '../domain/address';
import type { CalendarDate } from '../domain/clock';
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

/** The rules of a year. */
export interface YearRules extends Omit<YearConditions, 'currentYear'> {
  /** Reads the date where the firm is. */
  today: () => CalendarDate;
}

/** The rules of a start and an end year. */
export interface PeriodRules extends YearRules {
  isSameYearAllowed: boolean;
}

export interface PeriodFieldsOptions {
  texts: typeof entryMessages;
  /** The trace or pension to edit. */
  entry: Pick<Trace | Pension, 'paying' | 'start_year' | 'end_year'> | undefined;
  /** With `undefined` the years are not checked. */
  years: PeriodRules | undefined;
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
  years: PeriodRules,
): string | undefined {
  const problem = yearProblem(endYear, texts.endYearMissing, texts, years);
  if (problem !== undefined || problemOf(startYear, years)) return problem;
  return checkYearOrder(startYear, endYear, years.isSameYearAllowed) && texts.endBeforeStart;
}

/** The error of a year. */
export function yearProblem(
  value: string,
  missing: string,
  texts: typeof entryMessages,
  years: YearRules,
): string | undefined {
  const problem = problemOf(value, years);
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

function problemOf(value: string, { today, ...years }: YearRules) {
  return checkYear(value, { ...years, currentYear: today().year });
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
