import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

/** The text that the customer signs: who, what for, what it does not allow, and how to withdraw. */
export function AuthorisationLetter({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const { email } = usePensionTrace().config.contact;
  const texts = useMessages('authorisation', authorisationMessages);
  const { companyName, needsHmrc, signer } = authorisation;

  return (
    <div className="ptr ptr-letter__text">
      <Heading level={2}>{texts.authorityHeading}</Heading>
      <p>{texts.authority(signer.name, signer.address.join(', '), companyName)}</p>
      <Heading level={3}>{texts.purposeHeading}</Heading>
      <p>{texts.purpose(companyName)}</p>
      {needsHmrc && <p>{texts.purposeHmrc(companyName)}</p>}
      <Heading level={3}>{texts.limitsHeading}</Heading>
      <p>{texts.limits}</p>
      <Heading level={3}>{texts.withdrawHeading}</Heading>
      <p>{email === undefined ? texts.withdraw(companyName) : texts.withdrawByEmail(companyName, email)}</p>
    </div>
  );
}
