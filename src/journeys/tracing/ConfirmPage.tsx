import { ExpiredLink } from '../../features/access/ExpiredLink';
import { LinkCheck } from '../../features/access/LinkCheck';
import { keepLink } from './keptLink';
import { OpenLinkPage } from './OpenLinkPage';
import type { PageProps } from './PageProps';

export interface ConfirmPageProps extends Pick<PageProps, 'link'> {
  /** Whether the link is being checked. */
  isPending: boolean;
  /** Called when the link turns out to be used or too old. */
  onExpired: () => void;
}

/** The page of a link that confirms an email address. After its button the customer logs in. */
export function ConfirmPage({ isPending, link, onExpired }: ConfirmPageProps) {
  if (link?.status === 'unopened') {
    // The page stays, to say so. Only a reload must not offer the button again.
    return <OpenLinkPage link={link.link} onOpened={() => keepLink(undefined)} onExpired={onExpired} />;
  }
  return isPending ? <LinkCheck purpose="confirm" /> : <ExpiredLink purpose="confirm" />;
}
