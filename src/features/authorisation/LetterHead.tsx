import { canOpen } from '../../provider/pages';
import type { UserProfile } from '../../backend/entities';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { DataRows, type DataRow } from '../../ui/DataRows';
import { Link } from '../../ui/Link';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

interface LetterHeadProps {
  authorisation: UseAuthorisationResult;
  user: UserProfile;
}

/**
 * The top of the letter: sender, recipient, and the customer's details to check. Not part of the picture: it has
 * the date of birth and the end of the National Insurance number.
 */
export function LetterHead({ authorisation, user }: LetterHeadProps) {
  const { config } = usePensionTrace();
  // A date has no time zone.
  const dateText = useDateText({ timeZone: 'UTC' });
  const { linkTo } = useNavigation();
  const texts = useMessages('authorisation', authorisationMessages);
  const { companyName, date, signer } = authorisation;
  const { email, ukPhone, postalAddress = [] } = config.contact;

  function row(label: string, value: DataRow['value'], step: 'personal' | 'address'): DataRow {
    const action = canOpen(step, user.tags) && (
      <Link {...linkTo(step)} aria-label={texts.changeNamed(label)}>
        {texts.change}
      </Link>
    );
    return { label, value, action };
  }

  const { birth_date: birthDate, national_insurance_ending: ending } = user;
  const rows = [row(texts.name, signer.name, 'personal')];
  if (signer.address.length > 0) {
    const lines = <span className="ptr ptr-letter__address">{signer.address.join('\n')}</span>;
    rows.push(row(texts.address, lines, 'address'));
  }
  if (birthDate) rows.push(row(texts.birthDate, dateText(birthDate), 'personal'));
  if (ending) {
    const number = (
      <>
        <span aria-hidden="true">{`•• ••••${ending.slice(0, 2)} ${ending.slice(2)}`}</span>
        <span className="ptr ptr-visually-hidden">{texts.endsIn(ending)}</span>
      </>
    );
    rows.push(row(texts.nationalInsurance, number, 'personal'));
  }

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
      <DataRows rows={rows} />
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
