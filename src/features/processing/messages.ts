/** Every text of the processing screen (specification section 2.3). */
export const processingMessages = {
  heading: 'Processing Your Application',
  intro: 'We are looking at your answers. This page moves on by itself as soon as we are done.',
  waiting: 'We are working on your application',
  whatHappens: 'What we are doing',
  savedTitle: 'Keeping your answers safe',
  savedText: 'Everything that you told us so far is saved.',
  checkingTitle: 'Checking that we can help',
  checkingText: 'We go through your answers to see whether we can trace pensions for you.',
  nextTitle: 'Getting your next step ready',
  nextText: 'Then we ask about the employers whose pensions you want to find.',
  safeToClose: 'It is safe to close this page',
  comeBack: 'We carry on without it. Log in again whenever you like, and you will be where you left off.',
  failedHeading: 'We could not check just now',
  goesOn: 'You need not do anything: we keep trying every few seconds.',
};
