import { ExpiredLink } from '../../features/access/ExpiredLink';
import { LinkCheck } from '../../features/access/LinkCheck';
import { ResetPassword, type ResetPasswordProps } from '../../features/access/ResetPassword';

export interface ResetPageProps extends ResetPasswordProps {
  /** Whether the link is being checked. */
  isPending: boolean;
  mode: 'recovering' | 'signed-in' | 'other';
}

/** The page of a link to set a new password: while the link is checked, once it is accepted, or when it is refused. */
export function ResetPage({ isPending, mode, ...reset }: ResetPageProps) {
  if (isPending) return <LinkCheck />;
  return mode === 'recovering' ? <ResetPassword {...reset} /> : <ExpiredLink isSignedIn={mode === 'signed-in'} />;
}
