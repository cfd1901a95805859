import { canOpen } from '../../provider/pages';
import type { UserProfile } from '../../backend/entities';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { DataRows, type DataRow } from '../../ui/DataRows';
import { Link } from '../../ui/Link';
import { authorisationMessages } from './messages';

/**
 * Who signs, above the letter: the date of birth and the end of the National Insurance number, which are sealed and in
 * the PDF and never in the picture. The letter itself has the name and the address.
 */
export function LetterSigner({ user }: { user: UserProfile }) {
  const { config } = usePensionTrace();
  // A date has no time zone.
  const dateText = useDateText({ timeZone: 'UTC' });
  const { linkTo } = useNavigation();
  const texts = useMessages('authorisation', authorisationMessages);
  const { email, ukPhone } = config.contact;

  function row(label: string, value: DataRow['value']): DataRow {
    const action = canOpen('personal', user.tags) && (
      <Link {...linkTo('personal')} aria-label={texts.changeNamed(label)}>
        {texts.change}
      </Link>
    );
    return { label, value, action };
  }

  const { birth_date: birthDate, national_insurance_ending: ending } = user;
  const rows: DataRow[] = [];
  if (birthDate) rows.push(row(texts.birthDate, dateText(birthDate)));
  if (ending) {
    const number = (
      <>
        <span aria-hidden="true">{`•• ••••${ending.slice(0, 2)} ${ending.slice(2)}`}</span>
        <span className="ptr ptr-visually-hidden">{texts.endsIn(ending)}</span>
      </>
    );
    rows.push(row(texts.nationalInsurance, number));
  }

  return (
    <div className="ptr ptr-letter-signer">
      {rows.length > 0 && <DataRows rows={rows} />}
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
