import { usePensionTrace } from '../provider/PensionTraceContext';
import { EmailLink } from '../ui/EmailLink';
import { PhoneLink } from '../ui/PhoneLink';

/** Links to the firm's email and UK phone. Renders nothing for a firm without them. */
export function ContactLinks() {
  const { email, ukPhone } = usePensionTrace().config.contact;
  return (
    <>
      {email !== undefined && (
        <p>
          <EmailLink className="ptr ptr-link ptr-link--alone">{email}</EmailLink>
        </p>
      )}
      {ukPhone !== undefined && (
        <p>
          <PhoneLink className="ptr ptr-link ptr-link--alone">{ukPhone}</PhoneLink>
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
