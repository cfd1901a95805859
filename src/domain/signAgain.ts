/** Why a firm asks a customer to sign again. The table `private.sign_again_reasons` has the same. */
export const signAgainReasons = [
  'name_changed',
  'address_changed',
  'details_corrected',
  'signature_unclear',
  'newer_needed',
  'wording_changed',
] as const;
export type SignAgainReason = (typeof signAgainReasons)[number];

/** What becomes of the earlier letter: it is valid until the new one is signed, or no longer used. */
export const oldLetterStates = ['kept', 'dropped'] as const;
export type OldLetterState = (typeof oldLetterStates)[number];
