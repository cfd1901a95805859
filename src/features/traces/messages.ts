import { traceErrors } from './errorMessages';
import { defineMessages } from '../../provider/messages';

/** Every text of creating, editing and listing traces that pensions do not share (specification sections 2.3, 5 and 8). */
export const traceMessages = defineMessages('traces', {
  ...traceErrors.defaults,
  employerHeading: 'Where Did You Work?',
  providerHeading: (employer: string) => `Do You Know The Provider For ${employer}?`,
  providerLead: 'If you are not sure, leave this empty. We look for the provider with what you told us.',
  employer: 'Employer',
  employerHint: 'The name on your payslip, as well as you remember it',
  title: 'Job title',
  industry: 'Industry',
  industryHint: 'What the employer did, such as weaving or retail',
  paying: 'My employer is still paying in',
  otherAddress: 'My employer had a different address then',
  otherAddressDescription: 'Turn this on if they have moved or closed, and you know where they were.',
  address: 'Where your employer was',
  next: 'Next',
  back: 'Back',
  skipAndCreate: 'Skip & Create Trace',
  create: 'Create Trace',
  saveEdit: 'Edit Trace',
  list: 'Your traces',
  loading: 'Loading your traces',
  failedHeading: 'Oops! Something went wrong',
  failed: 'We encountered an error while fetching your traces. Please try again later.',
  emptyHeading: 'No Traces Found',
  empty: "You haven't created any traces yet. Start by creating your first trace.",
});
