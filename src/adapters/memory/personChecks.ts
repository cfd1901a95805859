import type { CalendarDate } from '../../domain/clock';
import { checkDateOfBirth, partsOfIsoDate } from '../../domain/dateOfBirth';
import { checkName, checkPreviousName, formatName, tidyName } from '../../domain/name';
import { checkNationalInsurance, normaliseNationalInsurance } from '../../domain/nationalInsurance';
import { checkPhone } from '../../domain/phone';
import type { Rules } from '../../domain/rules';
import { checkTitle, titles } from '../../domain/title';
import { cleanText } from './lineChecks';
import { refused } from './refusals';

const mostPreviousNames = 50;
const punctuated = 'letters, spaces, hyphens, apostrophes and full stops';

/** @param words 'first name' or 'last name'. */
export function nameText(value: string | null, words: string, rules: Rules): string {
  const name = cleanText(value) ?? '';
  const problem = checkName(name, rules);
  if (problem === 'missing') throw refused.value(`Please enter a ${words}`);
  if (problem) {
    const allowed = rules.isNamePunctuationAllowed
      ? `up to 30 ${punctuated}`
      : '2 to 30 characters, letters and spaces only';
    throw refused.value(`Please enter a valid ${words} (${allowed})`);
  }
  return formatName(name, rules);
}

/** Removes repeated names. */
export function previousNamesList(values: readonly string[], rules: Rules): string[] {
  if (values.length > mostPreviousNames) throw refused.value('Please enter at most 50 previous names');
  const names = values.map((value) => {
    const name = cleanText(value) ?? '';
    const problem = checkPreviousName(name, rules);
    if (problem === 'missing') throw refused.value('Please enter a previous name');
    if (problem) {
      const allowed = rules.isNamePunctuationAllowed ? punctuated : 'letters';
      throw refused.value(`Please enter a valid previous name (2 to 60 ${allowed})`);
    }
    return tidyName(name);
  });
  return [...new Set(names)];
}

export function titleCode(value: number | null, rules: Rules): number | null {
  const isKnown = value === null || titles.some(({ code }) => code === value);
  if (!isKnown || checkTitle(value, rules)) throw refused.value('Please select a title');
  return value;
}

/** Returns the number as typed, without the invisible direction marks of numbers copied from an address book. */
export function phoneText(value: string, rules: Rules): string {
  const phone = cleanText(value.replaceAll(/\p{Cf}/gu, '')) ?? '';
  const problem = checkPhone(phone, rules);
  if (problem === 'missing') throw refused.value('Please enter a phone number');
  if (problem) throw refused.value('Please enter a valid UK phone number or landline');
  return phone;
}

export function nationalInsuranceText(value: string): string {
  const problem = checkNationalInsurance(value);
  if (problem === 'missing') throw refused.value('Please enter a national insurance number');
  if (problem) throw refused.value('Please enter a valid national insurance number');
  return normaliseNationalInsurance(value);
}

/** Checks a date of birth, YYYY-MM-DD. Refuses with the first problem only. */
export function birthDateText(value: string, today: CalendarDate): string {
  if (value.trim() === '') throw refused.value('Please enter a day');
  const parts = partsOfIsoDate(value.trim());
  const problems = checkDateOfBirth(parts, today);
  if (parts.year === '') throw refused.value(`Please enter a valid year (1900 to ${today.year})`);
  if (problems.month) throw refused.value('Please enter a valid month (1 to 12 months)');
  if (problems.day?.code === 'invalid') {
    throw refused.value(`Please enter a valid day (1 to ${problems.day.days} days in this month)`);
  }
  if (problems.overall === 'future') throw refused.value('Date of birth cannot be in the future');
  if (problems.overall === 'before-1900') throw refused.value('Date of birth cannot be before 1900');
  if (problems.overall === 'under-18') throw refused.value('You must be at least 18 years old');
  return value.trim();
}
