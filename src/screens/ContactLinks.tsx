import { telephone } from '../domain/phone';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { EmailAddress } from '../ui/EmailAddress';

/** Links to the firm's email and UK phone. Renders nothing for a firm without them. */
export function ContactLinks() {
  const { email, ukPhone } = usePensionTrace().config.contact;
  return (
    <>
      {email !== undefined && (
        <p>
          <a className="ptr ptr-link ptr-link--alone" href={`mailto:${email}`}>
            <EmailAddress>{email}</EmailAddress>
          </a>
        </p>
      )}
      {ukPhone !== undefined && (
        <p>
          <a className="ptr ptr-link ptr-link--alone" href={telephone(ukPhone)} translate="no">
            {ukPhone}
          </a>
        </p>
      )}
    </>
  );
}

/** Whether `ContactLinks` has a link. */
export function useHasContact(): boolean {
  const { email, ukPhone } = usePensionTrace().config.contact;
  return email !== undefined || ukPhone !== undefined;
}
