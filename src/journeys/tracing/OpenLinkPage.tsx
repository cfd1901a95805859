import type { EmailLink } from '../../backend/PensionTraceAdapter';
import { OpenLink } from '../../features/access/OpenLink';
import { isSpent } from '../../features/access/useOpenLink';

interface OpenLinkPageProps {
  link: EmailLink;
  onOpened: () => void;
  onExpired: () => void;
}

/** A link before its button is pressed. */
export function OpenLinkPage({ link, onOpened, onExpired }: OpenLinkPageProps) {
  return (
    <OpenLink
      key={link.tokenHash}
      link={link}
      onCompleted={onOpened}
      onError={(error) => {
        if (isSpent(error)) onExpired();
      }}
    />
  );
}
