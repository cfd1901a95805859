import { describe, expect, it } from 'vitest';
import { inclusiveRules, standardRules } from '../../../src/domain/rules';
import { personalDetailsMessages } from '../../../src/features/personal-details/messages';
import {
  personalDetailsFields,
  type PersonalDetailsOptions,
} from '../../../src/features/personal-details/personalDetailsFields';
import { sharedMessages } from '../../../src/provider/sharedMessages';
import { draftedFields, initialValues, refusedField, storedValues } from '../../../src/forms/formSchema';
import { checkForm } from '../../forms/checkForm';

const good = {
  title: '2',
  firstName: 'Margaret',
  lastName: 'Hale',
  previousNames: ['Margaret Thornton'],
  previousName: '',
  phoneNumber: ' 07700 900123 ',
  day: '4',
  month: '3',
  year: '1958',
  nationalInsurance: 'ab 12-34 56 c',
};
const sent = {
  p_title: 2,
  p_first_name: 'Margaret',
  p_last_name: 'Hale',
  p_previous_names: ['Margaret Thornton'],
  p_date_of_birth: '1958-03-04',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};

const fieldsOf = (options: Partial<PersonalDetailsOptions> = {}) =>
  personalDetailsFields({
    texts: personalDetailsMessages,
    shared: sharedMessages,
    rules: standardRules,
    today: () => ({ year: 2026, month: 3, day: 10 }),
    known: {},
    ...options,
  });

const check = (changes: Partial<typeof good>, options?: Partial<PersonalDetailsOptions>) =>
  checkForm(fieldsOf(options), { ...good, ...changes });
const inclusive = { rules: inclusiveRules };

it('asks for everything at once', () => {
  expect(checkForm(fieldsOf()).errors).toEqual([
    ['title', 'Please select a title'],
    ['firstName', 'Please enter a first name'],
    ['lastName', 'Please enter a last name'],
    ['phoneNumber', 'Please enter a phone number'],
    ['day', 'Please enter a day'],
    ['month', 'Please enter a month'],
    ['year', 'Please enter a year'],
    ['nationalInsurance', 'Please enter a national insurance number'],
  ]);
});

it.each<[Partial<typeof good>, [string, string][]]>([
  [
    { firstName: 'M' },
    [['firstName', 'Please enter a valid first name (2 to 30 characters, letters and spaces only)']],
  ],
  [
    { lastName: "O'Brien" },
    [
      [
        'lastName',
        'Please enter a valid last name (2 to 30 characters, letters and spaces only)\nLeave out the apostrophe: write OBrien. We match it to your records.',
      ],
    ],
  ],
  [
    { previousName: 'Thornton-Hale' },
    [
      [
        'previousName',
        'Please enter a valid previous name (2 to 60 letters)\nLeave out the hyphen: write Thornton Hale. We match it to your records.',
      ],
    ],
  ],
  [{ previousName: 'X' }, [['previousName', 'Please enter a valid previous name (2 to 60 letters)']]],
  [
    { previousName: '-' },
    [['previousName', 'Please enter a valid previous name (2 to 60 letters)\nWrite the name in letters.']],
  ],
  [
    { phoneNumber: '020 7946 0958' },
    [['phoneNumber', 'Please enter a valid UK phone number or landline\nWrite a UK number that starts with 07 or 01.']],
  ],
  [
    { phoneNumber: '7700900123' },
    [['phoneNumber', 'Please enter a valid UK phone number or landline\nWrite the 0 at the start: 07700900123']],
  ],
  [{ phoneNumber: '07700 90012' }, [['phoneNumber', 'Please enter a valid UK phone number or landline']]],
  [{ lastName: ' ' }, [['lastName', 'Please enter a last name\nIf you have only one name, write it here as well.']]],
  [{ day: '0' }, [['day', 'Please enter a valid day (1 to 31 days in this month)']]],
  [{ day: '31', month: '4' }, [['day', 'Please enter a valid day (1 to 30 days in this month)']]],
  [{ day: '29', month: '2', year: '1957' }, [['day', 'Please enter a valid day (1 to 28 days in this month)']]],
  [{ month: '13' }, [['month', 'Please enter a valid month (1 to 12 months)']]],
  [{ year: '58' }, [['year', 'Please enter a valid year (1900 to 2026)']]],
  [{ day: '11', year: '2026' }, [['dateOfBirth', 'Date of birth cannot be in the future']]],
  [
    { day: '31', month: '12', year: '1899' },
    [
      ['year', 'Please enter a valid year (1900 to 2026)'],
      ['dateOfBirth', 'Date of birth cannot be before 1900'],
    ],
  ],
  [{ day: '11', year: '2008' }, [['dateOfBirth', 'You must be at least 18 years old']]],
  [{ nationalInsurance: 'AB123456E' }, [['nationalInsurance', 'Please enter a valid national insurance number']]],
])('refuses %j', (changes, errors) => {
  expect(check(changes).errors).toEqual(errors);
});

it('accepts a customer whose eighteenth birthday is today', () => {
  expect(check({ day: '10', year: '2008' })).toEqual({
    errors: [],
    payload: { ...sent, p_date_of_birth: '2008-03-10' },
  });
});

describe('names', () => {
  it('are sent in the format of the specification', () => {
    expect(check({ firstName: '  mary ANN ', lastName: 'mcdonald' })).toEqual({
      errors: [],
      payload: { ...sent, p_first_name: 'Mary ann', p_last_name: 'Mcdonald' },
    });
  });

  it('are sent only if changed, and keep the case of the profile', () => {
    const known = { firstName: 'Margaret', lastName: 'McDONALD' };
    const { p_first_name: _first, p_last_name: _last, ...rest } = sent;
    const typed = { firstName: 'margaret', lastName: 'McDONALD' };
    expect(check(typed, { known }).payload).toEqual(rest);
    expect(check({ lastName: 'Mcdonald' }, { known }).payload).toEqual({ ...rest, p_last_name: 'Mcdonald' });
    const { firstName, lastName } = fieldsOf({ known });
    expect([firstName.format('margaret'), lastName.format('McDONALD'), lastName.format('mcDONALD')]).toEqual([
      'Margaret',
      'McDONALD',
      'Mcdonald',
    ]);
  });

  it('keep their case and punctuation under the inclusive rules', () => {
    const typed = { firstName: 'j', lastName: "O'Brien-McDonald", previousName: '  Margaret   van der Berg ' };
    expect(check(typed, inclusive)).toEqual({
      errors: [],
      payload: {
        ...sent,
        p_first_name: 'j',
        p_last_name: "O'Brien-McDonald",
        p_previous_names: ['Margaret Thornton', 'Margaret van der Berg'],
      },
    });
  });

  it.each([
    [
      { firstName: 'R2D2' },
      'Please enter a valid first name (up to 30 letters, spaces, hyphens, apostrophes and full stops)\nLeave out “2”.',
    ],
    [
      { lastName: 'x'.repeat(31) },
      'Please enter a valid last name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
    ],
    [
      { previousName: 'X' },
      'Please enter a valid previous name (2 to 60 letters, spaces, hyphens, apostrophes and full stops)',
    ],
  ])('of %j get a message that fits the inclusive rules', (changes, message) => {
    expect(check(changes, inclusive).errors).toEqual([[Object.keys(changes)[0], message]]);
  });

  it('that were typed but not added are sent with the previous ones', () => {
    expect(check({ previousNames: [], previousName: ' ' })).toEqual({
      errors: [],
      payload: { ...sent, p_previous_names: [] },
    });
    expect(check({ previousName: 'Margaret  Boucher ' }).payload.p_previous_names).toEqual([
      'Margaret Thornton',
      'Margaret Boucher',
    ]);
  });
});

it('sends pasted texts clean', () => {
  const typed = {
    firstName: '\u200fMar\u200bgaret',
    lastName: '\ufeffＨａｌｅ\u00a0',
    previousName: 'Margaret\u3000Bou\u00adcher',
    phoneNumber: 'Mobile: 447700900123',
    day: '\u200e４',
    month: '３\u00a0',
    year: '１９５８',
    nationalInsurance: 'ＡＢ–12–34–56–C',
  };
  expect(check(typed)).toEqual({
    errors: [],
    payload: {
      ...sent,
      p_previous_names: ['Margaret Thornton', 'Margaret Boucher'],
      p_phone_number: '+447700900123',
    },
  });
});

it('needs no title under the inclusive rules, and accepts a London number', () => {
  expect(check({ title: '', phoneNumber: '020 7946 0958' }, inclusive)).toEqual({
    errors: [],
    payload: { ...sent, p_title: null, p_phone_number: '020 7946 0958' },
  });
});

it('keeps a stored National Insurance number while its field is empty', () => {
  const { p_national_insurance: _, ...rest } = sent;
  const stored = { hasNumber: true };
  expect(check({ nationalInsurance: ' ' }, stored)).toEqual({ errors: [], payload: rest });
  expect(check({ nationalInsurance: 'AB123456C' }, stored)).toEqual({ errors: [], payload: sent });
  expect(check({ nationalInsurance: 'AB' }, stored).errors).toEqual([
    ['nationalInsurance', 'Please enter a valid national insurance number'],
  ]);
});

it('places the server’s refusals at their fields', () => {
  const values = initialValues(fieldsOf());
  expect(Object.keys(sent).map((parameter) => refusedField(fieldsOf(), values, parameter))).toEqual([
    'title',
    'firstName',
    'lastName',
    'previousNames',
    'dateOfBirth',
    'nationalInsurance',
    'phoneNumber',
  ]);
  const { dateOfBirth, previousNames } = fieldsOf();
  expect([dateOfBirth.linksTo, previousNames.linksTo]).toEqual(['day', 'previousName']);
});

it('starts with no previous names', () => {
  expect(initialValues(fieldsOf()).previousNames).toEqual([]);
});

it('keeps every field except the National Insurance number in its draft', () => {
  const names = Object.keys(fieldsOf()).filter((name) => name !== 'nationalInsurance' && name !== 'dateOfBirth');
  expect(draftedFields(fieldsOf())).toEqual(names);
  expect(storedValues(fieldsOf(), { previousNames: ['Margaret Thornton'], title: '2' })).toEqual({
    previousNames: ['Margaret Thornton'],
    title: '2',
  });
  expect(storedValues(fieldsOf(), { previousNames: [1], title: 2 })).toEqual({});
});
