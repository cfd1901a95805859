import * as v from 'valibot';
import type { CalendarDate } from '../../domain/clock';
import { checkDateOfBirth, toIsoDate } from '../../domain/dateOfBirth';
import { checkName, checkPreviousName, formatName, tidyName } from '../../domain/name';
import { checkNationalInsurance, normaliseNationalInsurance } from '../../domain/nationalInsurance';
import { checkPhone } from '../../domain/phone';
import type { Rules } from '../../domain/rules';
import { plainLine } from '../../domain/text';
import { fieldCheck, type FieldMessage } from '../../forms/fieldCheck';
import { textSchema } from '../../forms/textSchema';
import type { personalDetailsMessages } from './messages';

/** The form's values, as typed. */
export interface PersonalDetailsValues {
  /** A title code as text; empty while none is chosen. */
  title: string;
  firstName: string;
  lastName: string;
  /** The previous names added so far. */
  previousNames: string[];
  /** A previous name that was typed but not added yet. Submitting adds it. */
  previousName: string;
  phoneNumber: string;
  day: string;
  month: string;
  year: string;
  nationalInsurance: string;
  /** Always empty: carries the errors of the date as a whole. */
  dateOfBirth: string;
}

/** The checked values, in the formats of specification section 5. */
export interface PersonalDetails {
  title: number | null;
  firstName: string;
  lastName: string;
  previousNames: string[];
  phoneNumber: string;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  nationalInsurance: string;
}

type Texts = typeof personalDetailsMessages;

/** The rules of specification section 5 for personal details. */
export function personalDetailsSchema(texts: Texts, rules: Rules, today: CalendarDate) {
  const invalid = invalidNameMessages(texts, rules);
  const fields = v.object({
    title: textSchema(
      (value) => (value === '' && rules.isTitleRequired ? 'missing' : undefined),
      () => texts.titleMissing,
    ),
    firstName: textSchema(
      (value) => checkName(value, rules),
      (problem) => (problem === 'missing' ? texts.firstNameMissing : invalid.firstName),
    ),
    lastName: textSchema(
      (value) => checkName(value, rules),
      (problem) => (problem === 'missing' ? texts.lastNameMissing : invalid.lastName),
    ),
    previousNames: v.array(v.string()),
    previousName: textSchema(
      (value) => (value.trim() === '' ? undefined : checkPreviousName(value, rules)),
      () => invalid.previousName,
    ),
    phoneNumber: textSchema(
      (value) => checkPhone(value, rules),
      (problem) => (problem === 'missing' ? texts.phoneMissing : texts.phoneInvalid),
    ),
    day: v.string(),
    month: v.string(),
    year: v.string(),
    nationalInsurance: textSchema(checkNationalInsurance, (problem) =>
      problem === 'missing' ? texts.nationalInsuranceMissing : texts.nationalInsuranceInvalid,
    ),
    dateOfBirth: v.string(),
  });

  return v.pipe(
    fields,
    fieldCheck((values) => dateMessages(values, texts, today)),
    v.transform((values): PersonalDetails => ({
      title: values.title === '' ? null : Number(values.title),
      firstName: formatName(values.firstName, rules),
      lastName: formatName(values.lastName, rules),
      previousNames: [...values.previousNames, tidyName(values.previousName)].filter((name) => name !== ''),
      phoneNumber: plainLine(values.phoneNumber),
      dateOfBirth: toIsoDate(values),
      nationalInsurance: normaliseNationalInsurance(values.nationalInsurance),
    })),
  );
}

/** The messages for invalid names. They say what the rules allow. */
export function invalidNameMessages(texts: Texts, rules: Rules) {
  const isInclusive = rules.isNamePunctuationAllowed;
  return {
    firstName: isInclusive ? texts.firstNameInvalidInclusive : texts.firstNameInvalid,
    lastName: isInclusive ? texts.lastNameInvalidInclusive : texts.lastNameInvalid,
    previousName: isInclusive ? texts.previousNameInvalidInclusive : texts.previousNameInvalid,
  };
}

function dateMessages(values: PersonalDetailsValues, texts: Texts, today: CalendarDate) {
  const { day, month, year, overall } = checkDateOfBirth(values, today);
  const found: FieldMessage<'day' | 'month' | 'year' | 'dateOfBirth'>[] = [];
  if (day) found.push(['day', day.code === 'missing' ? texts.dayMissing : texts.dayInvalid(day.days)]);
  if (month) found.push(['month', month.code === 'missing' ? texts.monthMissing : texts.monthInvalid]);
  if (year) found.push(['year', year.code === 'missing' ? texts.yearMissing : texts.yearInvalid(year.max)]);
  if (overall === 'future') found.push(['dateOfBirth', texts.birthInFuture]);
  if (overall === 'before-1900') found.push(['dateOfBirth', texts.birthTooEarly]);
  if (overall === 'under-18') found.push(['dateOfBirth', texts.birthTooYoung]);
  return found;
}
