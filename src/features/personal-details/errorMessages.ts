import { defineMessages } from '../../provider/messages';

/** What the personal details form says is wrong (specification section 5). The hooks need no other words. */
export const personalDetailsErrors = defineMessages('personalDetails', {
  titleMissing: 'Please select a title',
  firstNameMissing: 'Please enter a first name',
  firstNameInvalid: 'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
  firstNameInvalidInclusive:
    'Please enter a valid first name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
  lastNameMissing: 'Please enter a last name',
  lastNameInvalid: 'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
  lastNameInvalidInclusive:
    'Please enter a valid last name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
  previousNameMissing: 'Please enter a previous name',
  previousNameInvalid: 'Please enter a valid previous name (2 to 60 letters)',
  previousNameInvalidInclusive:
    'Please enter a valid previous name (2 to 60 letters, spaces, hyphens, apostrophes and full stops)',
  phoneMissing: 'Please enter a phone number',
  phoneInvalid: 'Please enter a valid UK phone number or landline',
  dayMissing: 'Please enter a day',
  dayInvalid: (days: number) => `Please enter a valid day (1 to ${days} days in this month)`,
  monthMissing: 'Please enter a month',
  monthInvalid: 'Please enter a valid month (1 to 12 months)',
  yearMissing: 'Please enter a year',
  yearInvalid: (currentYear: number) => `Please enter a valid year (1900 to ${currentYear})`,
  birthInFuture: 'Date of birth cannot be in the future',
  birthTooEarly: 'Date of birth cannot be before 1900',
  birthTooYoung: 'You must be at least 18 years old',
  nationalInsuranceMissing: 'Please enter a national insurance number',
  nationalInsuranceInvalid: 'Please enter a valid national insurance number',
});
