import { telephone } from '../../domain/phone';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { DataRows, type DataRow } from '../../ui/DataRows';
import { Disclosure } from '../../ui/Disclosure';
import { twoStepMessages } from './messages';

/** Help for customers without a code, with the firm's contact details. */
export function LostPhone() {
  const texts = useMessages('twoStep', twoStepMessages);
  return (
    <Disclosure summary={texts.lostSummary}>
      <p>{texts.lostClock}</p>
      <p>{texts.lostPhone}</p>
      <ContactRows />
    </Disclosure>
  );
}

/** The firm's contact details. */
export function ContactRows() {
  const { contact } = usePensionTrace().config;
  const texts = useMessages('twoStep', twoStepMessages);
  const rows: DataRow[] = [];
  if (contact.email) {
    rows.push({ label: texts.lostEmail, value: <a href={`mailto:${contact.email}`}>{contact.email}</a> });
  }
  if (contact.ukPhone) rows.push({ label: texts.lostUkPhone, value: <PhoneLink number={contact.ukPhone} /> });
  if (contact.internationalPhone) {
    rows.push({ label: texts.lostInternationalPhone, value: <PhoneLink number={contact.internationalPhone} /> });
  }
  return rows.length > 0 && <DataRows rows={rows} />;
}

function PhoneLink({ number }: { number: string }) {
  return <a href={telephone(number)}>{number}</a>;
}
