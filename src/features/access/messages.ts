/**
 * Every text of sign-up, log-in, forgot and reset password. Texts that start with
 * `panel` are those beside the forms. Texts that end in `Inclusive` replace the specification's under rules that allow
 * more.
 */
export const accessMessages = {
  firstNameMissing: 'Please enter a first name',
  firstNameInvalid: 'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
  firstNameInvalidInclusive:
    'Please enter a valid first name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
  lastNameMissing: 'Please enter a last name',
  lastNameInvalid: 'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
  lastNameInvalidInclusive:
    'Please enter a valid last name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
  emailMissing: 'Please enter a email address',
  emailInvalid: 'Please enter a valid email address',
  /** The second line of the error at an address in quotation marks. */
  emailWithoutQuotes: (address: string) => `Write it without quotation marks: ${address}`,
  passwordMissing: 'Please enter a password',
  passwordInvalid: 'Please enter a valid password (8 to 32 characters)',
  passwordInvalidInclusive: 'Please enter a valid password (at least 8 characters)',
  passwordTooLong:
    'Please enter a shorter password (at most 72 characters; accents, emoji and other alphabets count for more)',
  passwordsDiffer: 'Passwords do not match',
  signUpHeading: 'Reclaim Your Lost Pension',
  signUpLead: 'Tell us who you are. It takes about ten minutes, and you can stop and come back at any time.',
  moreAboutCost: 'More about what it costs',
  freeService: 'You can also look for a pension yourself, with a free service of the government:',
  freeServiceLink: 'the Pension Tracing Service',
  haveAccount: 'Already have an account?',
  haveAccountLink: 'Log in',
  logInWithEmail: 'Log in with this email',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: '8 to 32 characters',
  passwordHintInclusive: 'At least 8 characters',
  signUpSubmit: 'Start Your Trace',
  consent: 'By starting your trace you agree that we process your personal data to look for your pensions. Read how in',
  consentLink: 'Your Data',
  checkEmailHeading: 'Check Your Email',
  confirmEmailText: (email: string) =>
    `If ${email} can be used for an account, we have sent it a link. Open the link to carry on.`,

  logInHeading: 'Welcome Back',
  logInHeadingNamed: (name: string) => `Welcome Back, ${name}`,
  forgotPasswordLink: 'Forgot password?',
  loggedOut: 'You have logged out.',
  loggedOutTitle: 'You have logged out',
  answersSaved: 'Your answers are saved.',
  answersSavedLogIn: 'Log in to carry on',
  answersSavedTitle: 'Your answers are saved',
  /** The second line of a refused log-in, by the server's code. */
  logInRefused: 'Check your email address and password and try again. Forgotten your password?',
  logInRefusedLink: 'Choose a new one',
  logInUnconfirmed: 'Open the link in the email that we sent you when you signed up, then log in.',
  titleAfter: (news: string, title: string) => `${news}: ${title}`,
  noAccount: "Don't have an account?",
  noAccountLink: 'Start Your Trace',
  logInSubmit: 'Log in',
  idleLoggedOut:
    'You were logged out because you had not used this page for a while. Log in again to carry on where you left off.',

  forgotHeading: 'Forgot Password',
  forgotText:
    'Enter the email address of your account. We will send you a link with which you can choose a new password.',
  forgotSubmit: 'Send Reset Instructions',
  logInInstead: 'Login Instead',
  resetSentText: (email: string) => `We've sent password reset instructions to ${email}`,
  mailHelp: 'Nothing there after a few minutes? Look in the folder for spam or junk mail.',
  returnToLogIn: 'Return To Login',

  resetHeading: 'Reset Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  resetSubmit: 'Reset Password',
  resetBusy: 'Resetting Password...',
  resetDoneHeading: 'Password Reset Successfully',
  resetDoneText: 'Your password has been reset successfully. You can now log in with your new password.',
  resetContinue: 'Continue',

  openResetText: 'Press the button to choose a new password. The link works once, and only for a short time.',
  openResetSubmit: 'Choose a new password',
  openLinkBusy: 'Opening the link...',
  confirmHeading: 'Confirm your email address',
  confirmText: 'Press the button to confirm that this email address is yours. The link works once.',
  confirmSubmit: 'Confirm my email address',
  confirmedHeading: 'Your email address is confirmed',
  confirmedText: 'You can now log in.',
  confirmedHalfHeading: 'One more email to confirm',
  confirmedHalfText:
    'Thank you. We have also sent a link to your other email address. Open that one too: your email address changes once both are confirmed.',
  linkAccount: (email: string) => `This link is for the account of ${email}.`,
  notMe: 'This is not me',
  keepPassword: 'Keep my old password',
  leftHeading: 'You have left that account',
  leftResetText:
    'Its password is the same as before. If you did not ask for the email that brought you here, you can delete it.',
  leftText: 'You are not logged in to it. If you did not expect the email that brought you here, you can delete it.',

  linkCheckText:
    'We are checking the link that brought you here, which takes a moment. A link from one of our emails works once, and only for a short time. You can always ask for a new one.',
  expiredLinkHeading: 'This link does not work any more',
  expiredLinkText:
    'A link from one of our emails works once, and only for a short time. This one has been used, or it is too old. Nothing has been changed.',
  expiredLinkAction: 'Get a new link',
  expiredConfirmText:
    'A link from one of our emails works once, and only for a short time. This one has been used, or it is too old. If your email address is confirmed, you can log in. If not, start again with the same email address: we then send you a new link.',

  panelNextHeading: 'What happens next',
  panelNextStep1: 'You tell us where you worked',
  panelNextStep1Text: 'Who you are, where you live and who employed you.',
  panelNextStep2: 'You sign online',
  panelNextStep2Text:
    'Your signature lets us ask pension providers on your behalf. A few also want one in ink: you can print a letter for them.',
  panelNextStep3: 'You follow every search',
  panelNextStep3Text: 'Here, day or night.',
  panelNextChoice: 'It stays your choice. You can stop at any time, and your pensions stay yours.',
  panelNextWho: (company: string) => `${company} looks for pensions that people have lost touch with.`,

  panelReturnHeading: 'Everything is where you left it',
  panelReturnPoint1: 'Your answers are kept',
  panelReturnPoint1Text: 'You carry on at the step where you stopped.',
  panelReturnPoint2: 'Your searches go on',
  panelReturnPoint2Text: 'See which providers we have asked, and what they said.',
  panelReturnPoint3: 'Your account is yours alone',
  panelReturnPoint3Text: 'Keep your password to yourself.',
};
