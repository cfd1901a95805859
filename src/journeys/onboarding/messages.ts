/** Every text of starting a trace in the onboarding, and of the list after it. */
export const traceWizardMessages = {
  firstHeading: "Let's Trace Your First Pension",
  anotherHeading: "Let's Trace Another Pension",
  lead: 'Tell us about one employer, even if it has closed or changed its name.',
  loading: 'Loading your application',
  listHeading: 'Would You Like To Trace Another Pension?',
  listLead: 'Each job may have come with a pension of its own. Add as many as you remember.',
  add: 'Trace Another Pension',
  continue: 'Continue Application',
  editHeading: 'Edit your trace',
};

/** Every text of adding a known pension in the onboarding, and of the list after it. */
export const addPensionMessages = {
  firstHeading: "Let's Add Your First Pension",
  anotherHeading: "Let's Add Another Pension",
  lead: 'Tell us about one pension you already know about. Rough years are fine. An old statement or letter shows the provider and the policy number.',
  loading: 'Loading your application',
  listHeading: 'Would You Like To Add Another Pension?',
  listLead: 'These are the pensions you already know about. We won’t search for these.',
  add: 'Add Another Pension',
  continue: 'Continue Application',
  editHeading: 'Edit your pension',
};

/** Every text of the confirmation after signing. */
export const signingDoneMessages = {
  heading: 'Your letter is signed',
  lead: 'Thank you. You have finished your application.',
  reference: (reference: string) => `Your reference: ${reference}`,
  referenceText: 'Give it when you call us or write to us about your letter.',
  nextHeading: 'What happens next',
  next1: 'Now: we look at your traces',
  next2: 'Then: they answer',
  next2News: 'We write to you as soon as one has answered.',
  next3: 'At any time: see where we are',
  next3Text: 'Your portal shows every search and every answer.',
  continue: 'Go to your portal',
};
