import { BackendError } from '../../backend/BackendError';

const say = (serverCode: string, message: string) => new BackendError('refused', message, { serverCode });

/** The refusals of the database, with the texts of `supabase/migrations`: one suite of tests checks both. */
export const refused = {
  /** The customer does not hold a tag that the procedure needs. */
  step: () =>
    say('PT403', 'This step is not open to you at the moment. Please reload the page to carry on where you are.'),
  /** Two-step sign-in is on, and the session has not passed the second step. */
  secondStep: () => say('PT403', 'Please log out and log in again with the code of your authenticator app.'),
  /** A row that is missing or belongs to another customer: the same answer for both. */
  missing: () => say('PT404', 'We could not find what you asked for.'),
  invite: () => say('PT404', 'We could not find this invitation. You can log in or sign up without it.'),
  /** A value that the rules do not allow. */
  value: (message: string) => say('PT400', message),
  /** More of something than one customer may have. */
  tooMany: (message: string) => say('PT409', message),
  /** The only current address while traces run. */
  addressNeeded: () =>
    say(
      'PT409',
      'This is your only current address, and we need it while we trace your pensions. Add your new address first, then delete this one.',
    ),
  unconfirmed: () =>
    say('PT403', 'Please enter your password again to confirm that it is you. Nothing has been deleted.'),
  keyReused: () => say('PT409', 'This was already sent with other details. Please reload the page and try again.'),
  wording: () =>
    say('PT409', 'The wording has changed. Please read the new wording below, agree to it, and send it again.'),
  restoreWindow: () => say('PT403', 'An application can only be restored within 14 days of being cancelled.'),
};
