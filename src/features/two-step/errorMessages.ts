import { defineMessages } from '../../provider/messages';

/** What the hooks of two-step sign-in say themselves. */
export const twoStepErrors = defineMessages('twoStep', {
  codeMissing: 'Please enter the code',
  codeInvalid: 'Please enter the 6 digits of the code',
  codeWrong: 'This code does not fit. Your app shows a new one every 30 seconds: enter the one that it shows now.',
  noApp: 'We know of no authenticator app for your account. Log out, then log in again.',
  /** What the auth service calls the app; customers do not see it. */
  appName: 'Authenticator app',
});
