import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { EmailLink } from '../../ui/EmailLink';
import { PhoneLink } from '../../ui/PhoneLink';
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
      value: <EmailLink>{contact.email}</EmailLink>,
    });
  if (contact.ukPhone) rows.push({ label: texts.contactUkPhone, value: <PhoneLink>{contact.ukPhone}</PhoneLink> });
  if (contact.internationalPhone) {
    rows.push({ label: texts.contactInternationalPhone, value: <PhoneLink>{contact.internationalPhone}</PhoneLink> });
  }
  rows.push({ label: texts.contactHours, value: texts.contactHoursText });
  if (contact.postalAddress) {
    rows.push({
      label: texts.contactPost,
      value: (
        <span className="ptr ptr-tracey__post" translate="no">
          {contact.postalAddress.join('\n')}
        </span>
      ),
    });
  }

  return (
    <Modal {...root} isOpen={isOpen} onClose={onClose} heading={texts.contactHeading}>
      <DataRows rows={rows} />
    </Modal>
  );
});
