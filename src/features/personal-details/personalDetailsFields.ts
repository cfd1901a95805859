import * as z from 'zod/mini';
import { missingOrInvalid } from '../../forms/missingOrInvalid';
import type { CalendarDate } from '../../domain/clock';
import { checkDateOfBirth, toIsoDate } from '../../domain/dateOfBirth';
import { checkName, checkPreviousName, formatName, tidyName } from '../../domain/name';
import { checkNationalInsurance, normaliseNationalInsurance } from '../../domain/nationalInsurance';
import { checkPhone, correctPhone, formatPhone } from '../../domain/phone';
import type { Rules } from '../../domain/rules';
import { exactLine } from '../../domain/text';
import { field, text, type ValuesOf } from '../../forms/field';
import { nameRule } from '../../forms/nameRule';
import type { sharedMessages } from '../../provider/sharedMessages';
import type { personalDetailsMessages } from './messages';

type Texts = typeof personalDetailsMessages;

export interface PersonalDetailsOptions {
  texts: Texts;
  shared: typeof sharedMessages;
  rules: Rules;
  /** Reads the date where the firm is. */
  today: () => CalendarDate;
  /** The names in the profile. They are sent only if changed. */
  known: { firstName?: string | null | undefined; lastName?: string | null | undefined };
  /** Whether an empty National Insurance number keeps the stored one. */
  hasNumber?: boolean | undefined;
}

/** The values that the rules of the date of birth read. */
export interface BirthValues {
  day: string;
  month: string;
  year: string;
}

/** The form of the personal details: procedure `portal_personal`. */
export function personalDetailsFields(options: PersonalDetailsOptions) {
  const { texts, rules, today, known, hasNumber = false } = options;
  const isKept = (number: string) => hasNumber && exactLine(number) === '';
  const nameRules = personalNameRules(options);
  // The name in the profile keeps its case, and so does a name to correct, which its error repeats.
  const nameFormat = (before: string | null | undefined) => (name: string) =>
    name === before || checkName(name, rules) ? name : formatName(name, rules);
  const changedName = (name: string, before: string | null | undefined) => {
    const formatted = nameFormat(before)(name);
    return formatted === before ? undefined : formatted;
  };
  const birthProblems = (values: BirthValues) => checkDateOfBirth(values, today());
  return {
    /** A title code as text; empty while none is chosen. */
    title: text({
      isDrafted: true,
      parameter: 'p_title',
      rule: (value) => (value === '' && rules.isTitleRequired ? texts.titleMissing : undefined),
      send: (value) => (value === '' ? null : Number(value)),
    }),
    firstName: text({
      isDrafted: true,
      parameter: 'p_first_name',
      rule: nameRules.firstName,
      format: nameFormat(known.firstName),
      send: (value) => changedName(value, known.firstName),
    }),
    lastName: text({
      isDrafted: true,
      parameter: 'p_last_name',
      rule: nameRules.lastName,
      format: nameFormat(known.lastName),
      send: (value) => changedName(value, known.lastName),
    }),
    /** The previous names added so far. */
    previousNames: field(z.array(z.string()), [], {
      isDrafted: true,
      linksTo: 'previousName',
      parameter: 'p_previous_names',
      send: (names, { previousName }: { previousName: string }) =>
        [...names, tidyName(previousName)].filter((name) => name !== ''),
    }),
    /** A previous name that was typed but not added yet. Submitting adds it. */
    previousName: text({
      isDrafted: true,
      rule: (value) => (tidyName(value) === '' ? undefined : nameRules.previousName(value)),
    }),
    phoneNumber: text({
      isDrafted: true,
      parameter: 'p_phone_number',
      rule: (value) => missingOrInvalid(checkPhone(value, rules), texts.phoneMissing, phoneInvalid(value, options)),
      send: formatPhone,
    }),
    day: text({
      isDrafted: true,
      rule(_value, values: BirthValues) {
        const { day } = birthProblems(values);
        return day && (day.code === 'missing' ? texts.dayMissing : texts.dayInvalid(day.days));
      },
    }),
    month: text({
      isDrafted: true,
      rule: (_value, values: BirthValues) =>
        missingOrInvalid(birthProblems(values).month?.code, texts.monthMissing, texts.monthInvalid),
    }),
    year: text({
      isDrafted: true,
      rule(_value, values: BirthValues) {
        const { year } = birthProblems(values);
        return year && (year.code === 'missing' ? texts.yearMissing : texts.yearInvalid(year.max));
      },
    }),
    /** Always empty: only for the errors of the whole date. */
    dateOfBirth: text({
      linksTo: 'day',
      parameter: 'p_date_of_birth',
      rule(_value, values: BirthValues) {
        const { overall } = birthProblems(values);
        if (overall === undefined) return undefined;
        return {
          future: texts.birthInFuture,
          'before-1900': texts.birthTooEarly,
          'under-18': texts.birthTooYoung,
        }[overall];
      },
      send: (_value, values: BirthValues) => toIsoDate(values),
    }),
    nationalInsurance: text({
      parameter: 'p_national_insurance',
      rule: (value) =>
        isKept(value)
          ? undefined
          : missingOrInvalid(
              checkNationalInsurance(value),
              texts.nationalInsuranceMissing,
              texts.nationalInsuranceInvalid,
            ),
      send: (value) => (isKept(value) ? undefined : normaliseNationalInsurance(value)),
    }),
  };
}

/** The form's values, as typed. */
export interface PersonalDetailsValues extends ValuesOf<ReturnType<typeof personalDetailsFields>> {}

/** The rules of the names. Their messages say what the firm's rules allow. */
export function personalNameRules({
  texts,
  shared,
  rules,
}: Pick<PersonalDetailsOptions, 'texts' | 'shared' | 'rules'>) {
  const isInclusive = rules.isNamePunctuationAllowed;
  const name = { check: checkName, length: rules.name, rules, shared };
  return {
    firstName: nameRule({
      ...name,
      other: 'lastName',
      missing: texts.firstNameMissing,
      invalid: isInclusive ? texts.firstNameInvalidInclusive : texts.firstNameInvalid,
    }),
    lastName: nameRule({
      ...name,
      other: 'firstName',
      missing: texts.lastNameMissing,
      invalid: isInclusive ? texts.lastNameInvalidInclusive : texts.lastNameInvalid,
    }),
    previousName: nameRule({
      ...name,
      check: checkPreviousName,
      length: rules.previousName,
      missing: texts.previousNameMissing,
      invalid: isInclusive ? texts.previousNameInvalidInclusive : texts.previousNameInvalid,
    }),
  };
}

function phoneInvalid(value: string, { texts, rules }: Pick<PersonalDetailsOptions, 'texts' | 'rules'>): string {
  const correction = correctPhone(value, rules);
  if (correction === undefined) return texts.phoneInvalid;
  const help =
    'number' in correction ? texts.phoneWithZero(correction.number) : texts.phoneStartsWith(correction.prefixes);
  return `${texts.phoneInvalid}\n${help}`;
}
