import { expect, it } from 'vitest';
import { readDate } from '../../src/domain/readDate';

it.each([
  ['07/03/1958', '07', '03', '1958'],
  ['7/3/1958', '7', '3', '1958'],
  ['7.3.1958', '7', '3', '1958'],
  ['7. 3. 1958', '7', '3', '1958'],
  ['07-03-1958', '07', '03', '1958'],
  ['07–03–1958', '07', '03', '1958'],
  ['07 03 1958', '07', '03', '1958'],
  [' 07\u00a0/ 03 / 1958\u200e\n', '07', '03', '1958'],
  ['０７／０３／１９５８', '07', '03', '1958'],
  ['7/3/58', '7', '3', '58'],
  ['1958-03-07', '1958', '03', '07'],
  ['1958/3/7', '1958', '3', '7'],
  ['1958-03-07T00:00:00Z', '1958', '03', '07'],
  ['7 March 1958', '7', '3', '1958'],
  ['7 march, 1958', '7', '3', '1958'],
  ['7th March 1958', '7', '3', '1958'],
  ['7th of March 1958', '7', '3', '1958'],
  ['Friday, 7 March 1958', '7', '3', '1958'],
  ['07-Mar-1958', '07', '3', '1958'],
  ['7Mar1958', '7', '3', undefined],
  ['March 7, 1958', '7', '3', '1958'],
  ['1 Sept. 1958', '1', '9', '1958'],
  ['7 Mawrth 1958', '7', '3', '1958'],
  ['7 Rhagfyr 1958', '7', '12', '1958'],
  ['07031958', '07', '03', '1958'],
  ['19580307', '07', '03', '1958'],
  ['01011900', '01', '01', '1900'],
  ['31122099', '31', '12', '2099'],
  ['29021960', '29', '02', '1960'],
  ['20122012', '20', '12', '2012'],
  ['20121220', '20', '12', '2012'],
  ['31/04/1958', '31', '04', '1958'],
  ['03/27/1958', '03', '27', '1958'],
] as const)('reads %j', (text, first, month, last) => {
  const [day, year] = first.length === 4 ? [last, first] : [first, last];
  expect(readDate(text)).toEqual(last === undefined ? undefined : { day, month, year });
});

it.each(['', '7', '07', '1958', '07/03', '7 March', '7 Marching 1958', '7 ma 1958', '07/03/1958/1', '99999999', 'x'])(
  'reads no date in %j',
  (text) => expect(readDate(text)).toBeUndefined(),
);

it.each([
  '00031958',
  '32031958',
  '31041958',
  '29021958',
  '07001958',
  '07131958',
  '07031858',
  '07032158',
  '070319581',
  'x07031958',
  '7031958',
])('reads no date in the digits %j', (text) => expect(readDate(text)).toBeUndefined());

it.each([
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
])('knows %s and its abbreviation', (name) => {
  const month = String(new Date(`1 ${name} 2000`).getMonth() + 1);
  expect(readDate(`1 ${name} 2000`)?.month).toBe(month);
  expect(readDate(`1 ${name.slice(0, 3)} 2000`)?.month).toBe(month);
});
