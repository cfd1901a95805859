/** The texts around the screens: top bar, progress and error pages (specification section 2.1). */
export const frameMessages = {
  homeLabel: (company: string | undefined) => (company === undefined ? 'Home' : `${company}, home`),
  progressLabel: 'Your application',
  progressText: (step: number, total: number) => `Step ${step} of ${total}`,
  profileMenuLabel: 'Your profile',
  profile: 'Profile',
  logOut: 'Logout',
  logOutFailed: 'You are still logged in',
  logOutAgain: 'Try to log out again',
  problemHeading: 'We could not open your account',
  unexpectedHeading: 'Unexpected Application Error!',
  unexpectedText: 'Your details are safe. Go back to the start and carry on from there.',
  unexpectedHome: 'Back to the start',
  noStepHeading: 'There is nothing for you to do at the moment',
  noStepText:
    'We do not know of a next step in your application. If you expected one, look again in a while or write to us.',
  noStepAgain: 'Look again',
};
