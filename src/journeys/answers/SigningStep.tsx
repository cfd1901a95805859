import { AuthorisationPad, type AuthorisationPadProps } from '../../features/authorisation/AuthorisationPad';

export interface SigningStepProps extends AuthorisationPadProps {
  /** How often answers were changed. */
  changes: number;
}

/** The authorisation. After a change the ticks and the signature are empty: the customer reads and signs the new letter. */
export function SigningStep({ changes, ...pad }: SigningStepProps) {
  return <AuthorisationPad key={changes} {...pad} />;
}
