import { defineMessages } from '../../provider/messages';

/** What the form of a trace says is wrong beside what pensions share (specification section 5). The hooks need no other words. */
export const traceErrors = defineMessages('traces', {
  employerMissing: 'Please enter an employer name',
  employerTooLong: 'Employer should not exceed 100 characters',
  titleTooLong: 'Job title should not exceed 100 characters',
  industryTooLong: 'Industry should not exceed 200 characters',
});
