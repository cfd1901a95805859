import type { OldLetterState, SignAgainReason } from '../domain/signAgain';

/** Why the firm asks for a new signature, and what becomes of the earlier letter: one sentence each. */
export const signAgainTexts = {
  name_changed: 'Your name has changed since you signed, so your letter needs your new name.',
  address_changed: 'Your address has changed since you signed, so your letter needs your new address.',
  details_corrected: 'Some of your details have been corrected since you signed, so your letter needs the right ones.',
  signature_unclear: 'Your signature on the letter is hard to read.',
  newer_needed: 'We need a letter that was signed more recently.',
  wording_changed: 'The wording of the letter has changed since you signed.',
  kept: 'Your earlier letter is valid until you have signed the new one.',
  dropped: 'We no longer use your earlier letter.',
} satisfies Record<SignAgainReason | OldLetterState, string>;
