import { BackendError } from '../../backend/BackendError';
import { unnamedLetter } from '../../backend/contracts/agreements';

const refusal = (serverCode: string, message: string, parameter?: string) =>
  new BackendError('refused', message, { serverCode, parameter });

/** The refusals of the database, with the texts of `supabase/migrations`: one test suite checks both. */
export const refused = {
  /** The customer does not have a tag that the procedure needs. */
  step: () =>
    refusal('PT403', 'This step is not open to you at the moment. Please reload the page to carry on where you are.'),
  /** Two-step sign-in is on, and the session has not passed the second step. */
  secondStep: () => refusal('PT403', 'Please log out and log in again with the code of your authenticator app.'),
  /** A row that is missing or belongs to another customer: the refusal is the same for both. */
  missing: () => refusal('PT404', 'We could not find what you asked for.'),
  invite: () => refusal('PT404', 'We could not find this invitation. You can log in or sign up without it.'),
  /** A value that the rules do not allow, with its parameter where the database names it. */
  value: (message: string, parameter?: string) => refusal('PT400', message, parameter),
  /** Above the maximum for one customer. */
  tooMany: (message: string) => refusal('PT409', message),
  /** The copy of one's own data without a password entered just now. */
  unconfirmedCopy: () => refusal('PT403', 'Please enter your password again to confirm that it is you.'),
  manyCopies: () => refusal('PT429', 'You have asked for your data several times today. Please try again tomorrow.'),
  unconfirmed: () =>
    refusal('PT403', 'Please enter your password again to confirm that it is you. Nothing has been deleted.'),
  keyReused: () => refusal('PT409', 'This was already sent with other details. Please reload the page and try again.'),
  wording: () =>
    refusal('PT409', 'The wording has changed. Please read the new wording below, agree to it, and send it again.'),
  /** The letter names no firm. */
  unnamedLetter: () =>
    refusal(unnamedLetter, 'You cannot sign this letter yet, because our name is missing from it. Please contact us.'),
  restoreWindow: () => refusal('PT403', 'An application can only be restored within 14 days of being cancelled.'),
};
