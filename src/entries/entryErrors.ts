import { defineMessages } from '../provider/messages';

/** What the forms of traces and pensions both say is wrong (specification section 5). The hooks need no other words. */
export const entryErrors = defineMessages('entry', {
  providerMissing: 'Please enter a provider',
  providerTooLong: 'Provider should not exceed 100 characters',
  policyMissing: 'Please enter a policy number',
  policyTooLong: 'Policy number should not exceed 100 characters',
  startYearMissing: 'Please enter a start year',
  endYearMissing: 'Please enter a end year',
  yearOutOfRange: (min: number, max: number) => `Please enter a valid year between ${min} and ${max}`,
  yearBeforeBirth: 'Please enter a valid year that is after your birth year.',
  yearBeforeContribution: 'Please enter a valid year that is after you can legally contribute.',
  endBeforeStart: 'End year must be greater than start year.',
});
