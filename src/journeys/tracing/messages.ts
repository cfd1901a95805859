/** The texts of the pages that exist only in the composed product. */
export const tracingMessages = {
  back: 'Back',
  skip: 'Skip to main content',
  signedTitle: 'Your letter is signed',
  secondStepTitle: 'Check that it is you',
  expiredLinkTitle: 'This link does not work any more',
  titleWithError: (title: string) => `Error: ${title}`,
  titleWithCompany: (title: string, company: string | undefined) => (company ? `${title} – ${company}` : title),
  nav: 'Your portal',
  navHome: 'Portal',
  navDocuments: 'Documents',
  navGuides: 'Guides',
  navHelp: 'Help',
  helpFailed: 'We could not open our contact details',
  adminHeading: 'This is the customer site',
  adminText:
    'Your account is for administrators, who work in the back-office. Use the address that your firm gave you.',
  logOut: 'Log out',
  finishedHeading: 'Your application is complete',
  finishedText: 'We are tracing your pensions. You can follow everything in your portal.',
  finishedLink: 'Go to your portal',
  unfinishedHeading: 'Your application is not finished',
  unfinishedText: 'Finish your application first. Then your portal opens here.',
  unfinishedLink: 'Continue your application',
  idleHeading: 'Are you still there?',
  idleText: 'You have not used this page for a while. We will log you out soon, to keep your details safe.',
  idleKept: 'What you typed is kept for you, except your National Insurance number and your signature.',
  idleLeft: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [
      ...(minutes > 0 ? [minutes === 1 ? '1 minute' : `${minutes} minutes`] : []),
      ...(rest > 0 || minutes === 0 ? [rest === 1 ? '1 second' : `${rest} seconds`] : []),
    ];
    return `Time left: ${parts.join(' ')}`;
  },
  idleStay: 'Stay logged in',
  phoneSummary: 'Continue on your phone',
  phoneText:
    'Point your phone’s camera at this code and log in there with the same email. What you typed here is kept, except your National Insurance number and your signature.',
  phoneCode: 'QR code to log in on your phone',
};
