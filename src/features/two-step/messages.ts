import { defineMessages } from '../../provider/messages';
import { twoStepErrors } from './errorMessages';

/** Every text of two-step sign-in: the second step itself, and setting it up. */
export const twoStepMessages = defineMessages('twoStep', {
  ...twoStepErrors.defaults,
  stepHeading: 'Check That It Is You',
  stepLead: 'Open the authenticator app on your phone, and enter the code that it shows for us.',
  code: 'Code',
  codeHint: '6 digits, such as 123 456',
  stepSubmit: 'Continue',
  logOut: 'Log out',
  logOutFailed: 'You are still logged in',
  lostSummary: 'I have no code, or it does not fit',
  lostClock: 'The app makes a new code every 30 seconds. If none fits, let your phone set its date and time by itself.',
  lostPhone:
    'If you have lost the phone or the app, contact us. We make sure that it is you, then switch two-step sign-in off.',
  lostEmail: 'Email',
  lostUkPhone: 'Phone',
  lostInternationalPhone: 'From abroad',

  setupHeading: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  loading: 'Loading two-step sign-in',
  loadFailed: 'We could not find out whether two-step sign-in is on.',
  offText:
    'Add a second lock to your account. After your password we ask for a code from an app on your phone, so that nobody gets in with your password alone.',
  offNeeds:
    'You need an authenticator app. Google Authenticator and Microsoft Authenticator are free, and many password managers have one.',
  start: 'Set Up Two-Step Sign-In',
  startBusy: 'Loading...',
  unavailableText:
    'Two-step sign-in is not available here. Your password protects your account: make it a long one that you use nowhere else.',
  confirmingText: 'Tell your authenticator app about your account, then enter the first code that it shows.',
  scanHeading: 'Scan this picture with the app',
  qrCode: 'QR code for your authenticator app. The key below holds the same.',
  typeHeading: 'Or type this key into the app',
  typeHint: 'Keep it to yourself: it makes your codes.',
  openApp: 'Open the app on this device',
  codeHeading: 'Enter the code that the app shows',
  confirm: 'Switch On',
  stopSetup: 'Not now',
  onText: 'Two-step sign-in is on. When you log in, we ask for a code from your authenticator app after your password.',
  remove: 'Switch Off',
  removeHeading: 'Switch off two-step sign-in?',
  removeText: 'Your password alone will then be enough to log in. You can set it up again at any time.',
  removeConfirm: 'Switch it off',
  removeBusy: 'Switching off...',
  keep: 'Keep it on',
});
