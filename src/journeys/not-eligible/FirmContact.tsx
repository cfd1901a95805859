import { telephone } from '../../domain/phone';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { notEligibleMessages } from './messages';

/** The firm's telephone number and email address as links. Renders nothing without either. */
export function FirmContact() {
  const { ukPhone, email } = usePensionTrace().config.contact;
  const texts = useMessages('notEligible', notEligibleMessages);
  if (ukPhone === undefined && email === undefined) return null;
  return (
    <section className="ptr ptr-not-eligible__part">
      <Heading level={2} className="ptr ptr-heading ptr-heading--large">
        {texts.contactHeading}
      </Heading>
      <p>{texts.contact}</p>
      <ul className="ptr ptr-advice__links" role="list">
        {ukPhone !== undefined && (
          <li>
            <Link href={telephone(ukPhone)}>{texts.contactPhone(ukPhone)}</Link>
          </li>
        )}
        {email !== undefined && (
          <li>
            <Link href={`mailto:${email}`}>{texts.contactEmail(email)}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
