import type { UserProfile } from '../../backend/entities';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { AnswerRows, type AnswerRowsProps } from '../../entries/AnswerRows';
import { Link } from '../../ui/Link';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

interface LetterHeadProps extends Pick<AnswerRowsProps, 'onChange'> {
  authorisation: UseAuthorisationResult;
  user: UserProfile;
}

/**
 * The top of the letter: sender, recipient, and the customer's details to check. Not part of the picture: it has
 * the date of birth and the end of the National Insurance number.
 */
export function LetterHead({ authorisation, user, onChange }: LetterHeadProps) {
  const { config } = usePensionTrace();
  const texts = useMessages('authorisation', authorisationMessages);
  const { companyName, date } = authorisation;
  const { email, ukPhone, postalAddress = [] } = config.contact;

  const place = postalAddress.filter((line) => line !== companyName).join(', ');
  return (
    <div className="ptr ptr-letter__head">
      <div className="ptr ptr-letter__from">
        <p className="ptr ptr-heading ptr-heading--large">{companyName}</p>
        {place !== '' && <p className="ptr ptr-caption">{place}</p>}
      </div>
      <p className="ptr ptr-letter__to">
        <span>{texts.to}</span>
        <span className="ptr ptr-quiet">{date}</span>
      </p>
      <AnswerRows user={user} onChange={onChange} />
      {(email !== undefined || ukPhone !== undefined) && (
        <p className="ptr ptr-quiet">
          {texts.wrongDetails} {email !== undefined && <Link href={`mailto:${email}`}>{email}</Link>}
          {email !== undefined && ukPhone !== undefined && ', '}
          {ukPhone !== undefined && (
            <Link href={`tel:${ukPhone.replaceAll(' ', '')}`}>{ukPhone.replaceAll(' ', '\u00a0')}</Link>
          )}
        </p>
      )}
    </div>
  );
}
