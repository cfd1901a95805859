import { BackendError } from '../../backend/BackendError';
import { unnamedLetter } from '../../backend/contracts/agreements';

/** An error with a text for the customer. */
export function refusal(serverCode: string, message: string): BackendError {
  return new BackendError('refused', message, { serverCode });
}

/** The refusals that depend on what the backend stores, with the texts of the database. */
export const refused = {
  /** The customer does not have a tag that the procedure needs. */
  step: () =>
    refusal('PT403', 'This step is not open to you at the moment. Please reload the page to carry on where you are.'),
  secondStep: () => refusal('PT403', 'Please log out and log in again with the code of your authenticator app.'),
  /** A row that is missing or belongs to another customer: the refusal is the same for both. */
  missing: () => refusal('PT404', 'We could not find what you asked for.'),
  firmDocument: () =>
    refusal(
      'PT409',
      'We added this document for you, so it cannot be removed here. Please contact us if it is not yours.',
    ),
  startedTrace: () =>
    refusal('PT409', 'We have already started to look for this pension. Please contact us to withdraw the trace.'),
  startedPension: () =>
    refusal('PT409', 'We have already worked on this pension, so it cannot be removed here. Please contact us.'),
  invite: () => refusal('PT404', 'We could not find this invitation. You can log in or sign up without it.'),
  unconfirmed: (consequence: string) =>
    refusal('PT403', `Please enter your password again to confirm that it is you.${consequence}`),
  keyReused: () => refusal('PT409', 'This was already sent with other details. Please reload the page and try again.'),
  tooOften: () =>
    refusal('PT429', 'You have made many changes in a short time. Please wait a few minutes and try again.'),
  wording: () =>
    refusal('PT409', 'The wording has changed. Please read the new wording below, agree to it, and send it again.'),
  unnamedLetter: () =>
    refusal(unnamedLetter, 'You cannot sign this letter yet, because our name is missing from it. Please contact us.'),
};
