/**
 * Every text of the personal details screen. Texts that end in `Inclusive` replace
 * the specification's under rules that allow punctuation in names.
 */
export const personalDetailsMessages = {
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
  /** The second line of the error at a number without its first 0. */
  phoneWithZero: (number: string) => `Write the 0 at the start: ${number}`,
  /** The second line of the error at a number that the rules do not accept. */
  phoneStartsWith: (starts: readonly string[]) => `Write a UK number that starts with ${starts.join(' or ')}.`,
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
  heading: 'Your Personal Details',
  intro:
    'Please give your details exactly as they appear on official records, such as your passport or a letter from HMRC. Pension providers can only find you when they match.',
  title: 'Title',
  titlePlaceholder: 'Select a title',
  firstName: 'First name',
  lastName: 'Last name',
  previousNames: 'Previous names',
  previousNamesHint: 'A pension may still be in a name you had before, such as before a marriage.',
  addPreviousName: 'Add',
  removeShort: 'Remove',
  removePreviousName: (name: string) => `Remove ${name}`,
  previousNameAdded: (name: string) => `${name} added to your previous names`,
  previousNameRemoved: (name: string) => `${name} removed from your previous names`,
  phoneNumber: 'Phone number',
  phoneHint: 'A UK mobile or landline number',
  phoneWhy: 'So that we can reach you when a provider asks a question about your trace.',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'For example, 27 3 1964',
  dateOfBirthWhy:
    'Pension providers look for you by your surname, date of birth and National Insurance number together.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  nationalInsurance: 'National Insurance number',
  nationalInsuranceHint: 'It is on your payslip, P60, or letters about tax, pensions and benefits',
  nationalInsuranceKept: (ending: string) => `Leave this empty to keep the number that ends in ${ending}`,
  nationalInsurancePlaceholder: 'AB 123456 C',
  nationalInsuranceWhy: 'Employers gave it to your pension provider, so it is the surest way to find a pot.',
  submit: 'Next',
};
