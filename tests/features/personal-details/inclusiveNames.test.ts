import { describe, expect, it } from 'vitest';
import { inclusiveRules, standardRules } from '../../../src/domain/rules';
import { personalDetailsMessages } from '../../../src/features/personal-details/messages';
import { personalDetailsFields } from '../../../src/features/personal-details/personalDetailsFields';
import { formSchema, payloadOf } from '../../../src/forms/formSchema';

const today = { year: 2026, month: 3, day: 10 };
const good = {
  title: '2',
  firstName: 'Margaret',
  lastName: 'Hale',
  previousNames: ['Margaret Thornton'],
  previousName: '',
  phoneNumber: '07700 900123',
  day: '14',
  month: '3',
  year: '1958',
  nationalInsurance: 'AB123456C',
  dateOfBirth: '',
};

function check(changes: Partial<typeof good>, rules = inclusiveRules) {
  const fields = personalDetailsFields({ texts: personalDetailsMessages, rules, today, known: {} });
  const values = { ...good, ...changes };
  return {
    messages: formSchema(fields)
      .safeParse(values)
      .error?.issues.map(({ message }) => message),
    payload: payloadOf(fields, values),
  };
}

describe('names under the inclusive rules', () => {
  it.each([
    [
      { firstName: 'R2D2' },
      'Please enter a valid first name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
    ],
    [
      { lastName: 'x'.repeat(31) },
      'Please enter a valid last name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
    ],
    [
      { previousName: 'X' },
      'Please enter a valid previous name (2 to 60 letters, spaces, hyphens, apostrophes and full stops)',
    ],
  ])('%j gets a message that fits the rules', (changes, message) => {
    expect(check(changes).messages).toEqual([message]);
  });

  it('are sent as written, with a tidied previous name that was not added', () => {
    const changes = { lastName: "O'Brien-McDonald", previousName: '  Margaret   van der Berg ' };
    expect(check(changes).payload).toMatchObject({
      p_last_name: "O'Brien-McDonald",
      p_previous_names: ['Margaret Thornton', 'Margaret van der Berg'],
    });
  });
});

it('the standard rules keep the messages of the specification', () => {
  const wrong = { firstName: "O'Brien", lastName: 'X', previousName: 'X' };
  expect(check(wrong, standardRules).messages).toEqual([
    'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
    'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
    'Please enter a valid previous name (2 to 60 letters)',
  ]);
});
