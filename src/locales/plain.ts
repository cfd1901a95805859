import type { MessageOverrides } from '../texts/messages';

const wentWrong = 'Something went wrong';
const notLoaded = (what: string) => `We could not load your ${what}. Try again in a few minutes.`;
const profileFailed = 'We could not load your details. Try again in a few minutes.';
const yearBetween = (min: number, max: number) => `Enter a year from ${min} to ${max}, such as ${min + 20}`;

/**
 * Plainer texts in place of the standard ones: sentence case, no 'Oops', errors that say what to do. Pass them as
 * `messages`. Other texts keep their defaults.
 */
export const plainMessages: MessageOverrides = {
  access: {
    firstNameMissing: 'Enter your first name',
    lastNameMissing: 'Enter your last name',
    emailMissing: 'Enter your email address',
    emailInvalid: 'Enter an email address such as name@example.com',
    passwordMissing: 'Enter a password',
    passwordInvalid: 'Enter a password of 8 to 32 characters',
    passwordTooLong: 'Enter a shorter password. Accents, emoji and other alphabets count for more than one character',
    passwordsDiffer: 'Enter the same password twice',
    signUpHeading: 'Find your lost pension',
    signUpSubmit: 'Start your trace',
    noAccountLink: 'Start your trace',
    logInHeading: 'Welcome back',
    logInHeadingNamed: (name) => `Welcome back, ${name}`,
    forgotHeading: 'Forgotten your password?',
    forgotSubmit: 'Send me a link',
    logInInstead: 'Log in instead',
    returnToLogIn: 'Back to log in',
    resetHeading: 'Choose a new password',
    newPassword: 'New password',
    confirmPassword: 'New password again',
    resetSubmit: 'Save new password',
    resetBusy: 'Saving...',
    resetDoneHeading: 'You have a new password',
  },
  addressFinder: { heading: 'Your address' },
  authorisation: {
    heading: 'Your letter of authority',
    agreementsMissing: 'Tick every box to agree',
    signatureMissing: 'Sign the letter first',
    profileFailed,
  },
  details: {
    failedListHeading: wentWrong,
    searchesFailed: notLoaded('searches'),
    activityFailed: notLoaded('activity'),
    noSearchesHeading: 'No searches yet',
    noSearches: 'We show each search for this trace here.',
    noPensionSearches: 'We show each search for this pension here.',
    noActivityHeading: 'Nothing has happened yet',
    noActivity: 'We show everything that we do here.',
  },
  documents: {
    heading: 'Your documents',
    failedHeading: wentWrong,
    failed: notLoaded('documents'),
    emptyHeading: 'No documents yet',
    uploadHeading: 'Add a document',
    upload: 'Choose a file',
  },
  entry: {
    providerMissing: 'Enter the pension provider',
    policyMissing: 'Enter the policy number',
    startYearMissing: 'Enter the year in which it started',
    endYearMissing: 'Enter the year in which it ended',
    yearOutOfRange: yearBetween,
    yearBeforeBirth: 'Enter a year after you were born',
    yearBeforeContribution: 'Enter a year in which you were old enough to work',
    endBeforeStart: 'Enter an end year after the start year',
    startYear: 'Start year, roughly',
    endYear: 'End year, roughly',
    profileFailed,
  },
  pensions: { failedHeading: wentWrong, failed: notLoaded('pensions'), emptyHeading: 'No pensions yet' },
  personalDetails: { heading: 'Your details' },
  portal: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    traces: 'Pension traces',
    pensions: 'Your pensions',
    documents: 'Your documents',
    addTrace: 'Add a trace',
    newTrace: 'Trace another pension',
    addPension: 'Add a pension',
    newPension: 'Add a pension that you know',
  },
  portalAddresses: { failedHeading: wentWrong, failed: notLoaded('addresses'), emptyHeading: 'No addresses yet' },
  processing: { heading: 'We are checking your answers' },
  profile: { heading: 'Your profile', dangerHeading: 'Stop your application', cancel: 'Cancel application' },
  reason: { heading: 'Why are you here today?' },
  server: { 'Apart Of Another Trace': 'Part of another trace' },
  signedAuthorisation: { failedHeading: wentWrong },
  support: {
    failedHeading: wentWrong,
    failed: 'We could not load the guides. Try again in a few minutes.',
    guideFailedHeading: wentWrong,
    guideFailed: 'We could not load this guide. Try again in a few minutes.',
  },
  tasks: { empty: 'You have nothing to do at the moment.' },
  traces: { failedHeading: wentWrong, failed: notLoaded('traces'), emptyHeading: 'No traces yet' },
};
