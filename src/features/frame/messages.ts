/** The texts around the screens: top bar, progress and error pages. */
export const frameMessages = {
  homeLabel: (company: string | undefined) => (company === undefined ? 'Home' : `${company}, home`),
  progressLabel: 'Your application',
  progressText: (step: number, total: number) => `Step ${step} of ${total}`,
  progressSkipped: (first: number, last: number) =>
    first === last
      ? `Step ${first} was not needed`
      : `Steps ${first} ${last === first + 1 ? 'and' : 'to'} ${last} needed nothing from you`,
  /** The parts of the onboarding, which group its steps. */
  partText: (part: number, total: number, name: string) => `Part ${part} of ${total}: ${name}`,
  part1: 'About you',
  part2: 'Pensions to trace',
  part3: 'Pensions you know',
  part4: 'Your signature',
  help: (phone: string) => `Help: ${phone}`,
  /** Names the open account, in case a link opened the wrong one. */
  openAccount: (name: string) => `Logged in as ${name}`,
  saveAndLogOut: 'Save and log out',
  /** Where nothing is saved, such as on the page to sign again. */
  logOutPlain: 'Log out',
  profileMenuLabel: 'Your profile',
  profile: 'Profile',
  logOut: 'Logout',
  logOutFailed: 'You are still logged in',
  logOutAgain: 'Try to log out again',
  clockHeading: (duration: string) => `Your device’s clock is wrong by ${duration}`,
  clockFast: 'It is ahead of the real time. Set it in your device’s settings. You can still carry on here.',
  clockSlow: 'It is behind the real time. Set it in your device’s settings. You can still carry on here.',
  closeNotice: 'Close this message',
  problemHeading: 'We could not open your account',
  offlineHeading: 'You’re offline',
  offlineText: 'This page opens as soon as you are online again. What you typed is still here.',
  outdatedHeading: 'Load the page again to carry on',
  outdatedText: 'This site has a new version, or a part of it did not arrive.',
  outdatedKept: 'What you typed is kept for you, except your National Insurance number and your signature.',
  outdatedLost: 'Everything you sent is safe. What you typed but did not send is lost when the page loads again.',
  unexpectedHeading: 'Unexpected Application Error!',
  unexpectedText: 'Your details are safe. Go back to the start and carry on from there.',
  unexpectedHome: 'Back to the start',
  footerLinks: 'About this service',
  yourData: 'Your data',
  dataHandling: 'How we handle your data',
  company: (name: string, number: string) => `${name}, company number ${number}.`,
  registeredOffice: (address: string) => `Registered office: ${address}.`,
  ico: (number: string) => `Registered with the Information Commissioner’s Office: ${number}.`,
  noStepHeading: 'There is nothing for you to do at the moment',
  noStepText:
    'We do not know of a next step in your application. If you expected one, look again in a while or write to us.',
  noStepAgain: 'Look again',
};
