import { ExpiredLink, ResetPassword, useAccount } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const account = useAccount();
  return account.status === 'recovering' ? <NewPassword /> : <LinkFailed isLoggedIn={account.status === 'ready'} />;
}

function NewPassword() {
  const { onInvalid } = usePageTitle('Reset password');
  return <ResetPassword onInvalid={onInvalid} onContinue={() => window.location.assign('/')} />;
}

function LinkFailed({ isLoggedIn }: { isLoggedIn: boolean }) {
  const navigate = useNavigate();
  usePageTitle('This link does not work any more');
  return <ExpiredLink continueHref={isLoggedIn ? '/' : undefined} onNavigate={(href) => void navigate(href)} />;
}
