import { ExpiredLink } from '../../features/access/ExpiredLink';
import { LeftLink } from '../../features/access/LeftLink';
import { LinkCheck } from '../../features/access/LinkCheck';
import { ResetPassword, type ResetPasswordProps } from '../../features/access/ResetPassword';
import { OpenLinkPage } from './OpenLinkPage';
import type { PageProps } from './PageProps';

export interface ResetPageProps extends ResetPasswordProps, Pick<PageProps, 'link' | 'mode'> {
  /** Whether the link is being checked. */
  isPending: boolean;
  /** Called when the token of the link is spent. */
  onOpened: () => void;
  /** Called when the link turns out to be used or too old. */
  onExpired: () => void;
}

/** The page of a link to set a new password: before its button, while it is checked, once it is open, or at its end. */
export function ResetPage({ isPending, link, mode, onOpened, onExpired, ...reset }: ResetPageProps) {
  if (link?.status === 'unopened') return <OpenLinkPage link={link.link} {...{ onOpened, onExpired }} />;
  if (isPending) return <LinkCheck />;
  if (mode === 'recovering') return <ResetPassword {...reset} />;
  return link?.status === 'left' ? <LeftLink purpose="reset" /> : <ExpiredLink />;
}
