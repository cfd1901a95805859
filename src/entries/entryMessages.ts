import { entryErrors } from './entryErrors';
import { defineMessages } from '../provider/messages';

/** The texts that the forms and lists of traces and pensions share (specification sections 2.3, 5 and 8). */
export const entryMessages = defineMessages('entry', {
  ...entryErrors.defaults,
  provider: 'Pension provider',
  providerHint: 'The firm that looks after the pension, such as Aviva',
  policy: 'Policy number',
  policyHint: 'It is on any letter or statement from the provider',
  startYear: 'Start year',
  endYear: 'End year',
  startYearHint: 'For example, 1994',
  endYearHint: 'For example, 2003',
  approximateYears: (years: number) => `That is approximately ${years} ${years === 1 ? 'year' : 'years'}.`,
  searching: 'Searching...',
  suggestionCount: (count: number) => {
    if (count === 0) return 'No suggestions. You can use what you typed.';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
  yearsFromTo: (start: number, end: number) => (start === end ? String(start) : `${start} to ${end}`),
  yearsSince: (start: number) => `Since ${start}`,
  yearsFrom: (start: number) => `From ${start}`,
  yearsTo: (end: number) => `Until ${end}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  saved: (name: string) => `Your changes to ${name} have been saved.`,
  profileFailed: 'Failed to fetch user profile. Please try again later.',
});
