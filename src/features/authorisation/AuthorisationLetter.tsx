import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { DataRows } from '../../ui/DataRows';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

/** The text that the customer signs: who, what for, what it does not allow, and how to withdraw. */
export function AuthorisationLetter({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const { contact } = usePensionTrace().config;
  const texts = useMessages('authorisation', authorisationMessages);
  const { companyName, needsHmrc, signer } = authorisation;
  const address = signer.address.join('\n');
  const rows = [
    { label: texts.name, value: signer.name },
    ...(address === ''
      ? []
      : [{ label: texts.address, value: <span className="ptr-letter__address">{address}</span> }]),
  ];

  return (
    <div className="ptr-letter">
      <h2>{texts.whoHeading}</h2>
      <DataRows rows={rows} />
      {contact.email !== undefined && <p className="ptr-quiet">{texts.wrongDetails(contact.email)}</p>}
      <h2>{texts.purposeHeading}</h2>
      <p>{texts.purpose(companyName)}</p>
      {needsHmrc && <p>{texts.purposeHmrc(companyName)}</p>}
      <h2>{texts.limitsHeading}</h2>
      <p>{texts.limits}</p>
      <h2>{texts.withdrawHeading}</h2>
      <p>{contact.email === undefined ? texts.withdraw : texts.withdrawByEmail(contact.email)}</p>
    </div>
  );
}
