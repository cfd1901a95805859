import { daysInMonth, type DateParts } from './dateOfBirth';
import { dashes, exactLine } from './text';

const separator = `[ ./,${dashes}]+`;
const weekday = '(?:\\p{L}+,? )?';
const time = '(?:[T ,]+\\d{1,2}[:.]\\d{2}.*)?';
const dayFirst = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4}|\\d{2})${time}$`, 'u');
const yearFirst = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})(?:[T ].*)?$`, 'u');
const dayAndName = new RegExp(
  `^${weekday}(\\d{1,2})(?:st|nd|rd|th)?(?:${separator}| of )?(\\p{L}{3,})\\.?${separator}(\\d{4}|\\d{2})$`,
  'iu',
);
const nameAndDay = new RegExp(
  `^${weekday}(\\p{L}{3,})\\.?${separator}(\\d{1,2})(?:st|nd|rd|th)?${separator}(\\d{4}|\\d{2})$`,
  'iu',
);

/** The months from January, in English and Welsh. */
const months: readonly (readonly string[])[] = [
  ['january', 'ionawr'],
  ['february', 'chwefror'],
  ['march', 'mawrth'],
  ['april', 'ebrill'],
  ['may', 'mai'],
  ['june', 'mehefin'],
  ['july', 'gorffennaf'],
  ['august', 'awst'],
  ['september', 'medi'],
  ['october', 'hydref'],
  ['november', 'tachwedd'],
  ['december', 'rhagfyr'],
];

/**
 * Reads a whole date, as it is pasted into or filled in one of the fields of a date: `07/03/1958`, `7.3.1958`,
 * `1958-03-07`, `07031958`, `7 March 1958`, also with a time. The day comes before the month, as in the UK. Undefined for
 * any other text. The date may not exist, such as 31 April, and a year of two digits remains as it is.
 */
export function readDate(text: string): DateParts | undefined {
  const line = exactLine(text).replace(/ +/g, ' ');
  const [, day = '', month = '', year = ''] = dayFirst.exec(line) ?? [];
  if (day !== '') return { day, month, year };
  const [, isoYear = '', isoMonth = '', isoDay = ''] = yearFirst.exec(line) ?? [];
  if (isoYear !== '') return { day: isoDay, month: isoMonth, year: isoYear };
  return readNamedMonth(line) ?? readDigits(line) ?? readShortDigits(line);
}

function readNamedMonth(line: string): DateParts | undefined {
  const [, day = '', name = '', year = ''] = dayAndName.exec(line) ?? [];
  const [, firstName = '', secondDay = '', lastYear = ''] = nameAndDay.exec(line) ?? [];
  const month = monthOf(name || firstName);
  return month === 0 ? undefined : { day: day || secondDay, month: String(month), year: year || lastYear };
}

/** Returns the number of a month from its name or the start of its name; 0 for another word. */
function monthOf(word: string): number {
  if (word === '') return 0;
  return months.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase()))) + 1;
}

/** Six digits are a date with a year of two digits, if the day and the month exist. */
function readShortDigits(line: string): DateParts | undefined {
  if (!/^\d{6}$/.test(line)) return undefined;
  const [day, month, year] = [line.slice(0, 2), line.slice(2, 4), line.slice(4)];
  return isDayOfMonth(Number(day), Number(month)) ? { day, month, year } : undefined;
}

/** No year from 1900 to 2099 starts with a month, so eight digits are a date in one order at most. */
function readDigits(line: string): DateParts | undefined {
  if (!/^\d{8}$/.test(line)) return undefined;
  const orders = [
    { day: line.slice(0, 2), month: line.slice(2, 4), year: line.slice(4) },
    { day: line.slice(6), month: line.slice(4, 6), year: line.slice(0, 4) },
  ];
  return orders.find(isPlausible);
}

function isPlausible({ day, month, year }: DateParts): boolean {
  return isDayOfMonth(Number(day), Number(month), Number(year)) && /^(?:19|20)/.test(year);
}

function isDayOfMonth(day: number, month: number, year?: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year);
}
