/** Every text of the not-eligible screen (specification section 2.3). */
export const notEligibleMessages = {
  heading: 'Not Eligible for Pension Tracing',
  intro: 'Thank you for your answers. They show that you are not currently eligible for pension tracing with us.',
  whatNow: 'We have not contacted any pension provider, and you need not do anything else.',
  guideHeading: 'Pension Guide',
  guideText: 'Our guide explains where to look for a pension and who else can help you.',
  guideLink: 'Read the Pension Guide (PDF)',
  mistake: (email: string) => `Do you think that this is wrong? Write to us at ${email} and we will look at it again.`,
};
