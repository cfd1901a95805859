/** Every text of adding, editing and listing pensions, except those shared with traces. */
export const pensionMessages = {
  noPolicy: 'I don’t have it',
  paying: 'I am still paying in',
  otherAddress: 'I had a different address then',
  otherAddressDescription: 'Tick this if the provider may know you by an address that you have left.',
  address: 'Your address then',
  create: 'Add Pension',
  saveEdit: 'Edit Pension',
  list: 'Your pensions',
  loading: 'Loading your pensions',
  failedHeading: 'Oops! Something went wrong',
  failed: 'We encountered an error while fetching your pensions. Please try again later.',
  emptyHeading: 'No Pensions Found',
  empty: "You haven't created any pensions yet. Start by creating your first pension.",
  unnamed: 'Pension',
};

/** Every text of the question about known pensions. */
export const knownPensionsMessages = {
  heading: 'Help Us Help You: Add Your Known Pensions',
  lead: 'Do you have any already? A name and rough years are enough.',
  benefitsHeading: 'Why it helps',
  benefitTime: 'We do not spend time looking for pensions that you have already found.',
  benefitTogether: 'You see the pensions that you know and the ones that we find in one place.',
  benefitClue: 'Firms merge and move their schemes, so one that you know can lead to one that you forgot.',
  benefitOnce: 'When a provider answers, we can tell at once whether that pension is new to you.',
  add: 'Add Pension',
  none: 'No Known Pensions',
};
