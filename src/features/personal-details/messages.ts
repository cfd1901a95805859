import { personalDetailsErrors } from './errorMessages';
import { defineMessages } from '../../provider/messages';

/**
 * Every text of the personal details screen (specification sections 2.3 and 5). Texts that end in `Inclusive` are told
 * in place of the specification's where the rules allow punctuation in names.
 */
export const personalDetailsMessages = defineMessages('personalDetails', {
  ...personalDetailsErrors.defaults,
  heading: 'Your Personal Details',
  intro:
    'Please give your details exactly as they stand on official records, such as your passport or a letter from HMRC. Pension providers can only find you when they match.',
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
  phoneWhy: 'So that we can reach you when a provider asks a question about your trace. We never sell your number.',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'For example, 27 3 1964',
  dateOfBirthWhy:
    'Pension providers look for you by your surname, date of birth and National Insurance number together.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  nationalInsurance: 'National Insurance number',
  nationalInsuranceHint: 'It is on your payslip, P60, or letters about tax, pensions and benefits',
  nationalInsurancePlaceholder: 'AB 123456 C',
  nationalInsuranceWhy:
    'Employers gave it to your pension provider, so it is the surest way to find a pot. We use it for tracing only and never to check who you are.',
  submit: 'Next',
});
