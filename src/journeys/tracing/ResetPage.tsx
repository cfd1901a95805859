import { ExpiredLink } from '../../features/access/ExpiredLink';
import { LinkCheck } from '../../features/access/LinkCheck';
import { ResetPassword, type ResetPasswordProps } from '../../features/access/ResetPassword';

export interface ResetPageProps extends ResetPasswordProps {
  /** Whether the link is being checked. */
  isPending: boolean;
  mode: 'recovering' | 'signed-in' | 'other';
}

/** The page of a password-reset link: while the link is checked, when it is accepted, and when it is refused. */
export function ResetPage({ isPending, mode, ...reset }: ResetPageProps) {
  if (isPending) return <LinkCheck />;
  return mode === 'recovering' ? <ResetPassword {...reset} /> : <ExpiredLink isSignedIn={mode === 'signed-in'} />;
}
