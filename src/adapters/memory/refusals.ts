import { BackendError } from '../../backend/BackendError';

const say = (serverCode: string, message: string) => new BackendError('refused', message, { serverCode });

/** What the database refuses, in its words: keep them equal to those in `supabase/migrations`. */
export const refused = {
  /** The customer does not hold a tag that the procedure needs. */
  step: () => say('PT403', 'This step is not available to you at the moment.'),
  /** A row that is missing, or someone else's. */
  missing: () => say('PT404', 'We could not find what you asked for.'),
  agreement: () => say('PT400', 'Please agree to all terms before proceeding.'),
  signature: () => say('PT400', 'Please provide your signature before proceeding.'),
  restoreWindow: () => say('PT403', 'An application can only be restored within 14 days of being cancelled.'),
  /** A value that the rules do not allow. */
  input: (message: string) => say('PT400', message),
};

/** What the database answers to a caller without a session. */
export function signedOut(what: string): BackendError {
  return new BackendError('signed-out', `${what} needs a session that the server accepts`, { serverCode: '42501' });
}
