import { telephone } from '../../domain/phone';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { EmailAddress } from '../../ui/EmailAddress';
import { asScreen } from '../../ui/asScreen';
import { DataRows, type DataRow } from '../../ui/DataRows';
import { Modal } from '../../ui/Modal';
import { traceyMessages } from './messages';

/** Props of {@link ContactModal}. */
export interface ContactModalProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the customer closes it. */
  onClose: () => void;
}

/**
 * 'Contact Us': the contact details in the provider's configuration.
 *
 * @example
 * ```tsx
 * function Page() {
 *   const [isOpen, setIsOpen] = useState(false);
 *   return (
 *     <>
 *       <button type="button" onClick={() => setIsOpen(true)}>
 *         Contact us
 *       </button>
 *       <ContactModal isOpen={isOpen} onClose={() => setIsOpen(false)} />
 *     </>
 *   );
 * }
 * ```
 */
export const ContactModal = asScreen(function ContactModal({ isOpen, onClose }: ContactModalProps, root) {
  const { contact } = usePensionTrace('<ContactModal>').config;
  const texts = useMessages('tracey', traceyMessages);
  const rows: DataRow[] = [];
  if (contact.email)
    rows.push({
      label: texts.contactEmail,
      value: (
        <a href={`mailto:${contact.email}`}>
          <EmailAddress>{contact.email}</EmailAddress>
        </a>
      ),
    });
  if (contact.ukPhone) rows.push({ label: texts.contactUkPhone, value: <PhoneLink number={contact.ukPhone} /> });
  if (contact.internationalPhone) {
    rows.push({ label: texts.contactInternationalPhone, value: <PhoneLink number={contact.internationalPhone} /> });
  }
  rows.push({ label: texts.contactHours, value: texts.contactHoursText });
  if (contact.postalAddress) {
    rows.push({
      label: texts.contactPost,
      value: <span className="ptr ptr-tracey__post">{contact.postalAddress.join('\n')}</span>,
    });
  }

  return (
    <Modal {...root} isOpen={isOpen} onClose={onClose} heading={texts.contactHeading}>
      <DataRows rows={rows} />
    </Modal>
  );
});

function PhoneLink({ number }: { number: string }) {
  return <a href={telephone(number)}>{number}</a>;
}
