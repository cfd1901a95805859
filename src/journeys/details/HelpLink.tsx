import type { HelpPlace } from '../../provider/configuration';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Link } from '../../ui/Link';
import { helpPlace } from './helpPlaces';

export interface HelpLinkProps {
  /** Where it leads. */
  place: HelpPlace;
  /** The words of the link. */
  children: string;
}

/** A link to somebody else who helps; nothing where the firm has taken it away. */
export function HelpLink({ place, children }: HelpLinkProps) {
  const { links } = usePensionTrace('HelpLink').config;
  const { opensInNewTab } = useMessages('shared', sharedMessages);
  const href = helpPlace(links, place);
  return (
    href !== undefined && (
      <Link href={href} isExternal externalLabel={opensInNewTab}>
        {children}
      </Link>
    )
  );
}
