import { canOpen, LoadingScreen, ProblemScreen, screenForTags, useAccount } from '@pension-trace/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { configuration } from './configuration';
import { Elsewhere } from './Elsewhere';

/** Lets a signed-in customer through to the screens that their tags open (specification section 2.1). */
export function CustomerGate() {
  const account = useAccount();
  const { pathname } = useLocation();
  switch (account.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <ProblemScreen error={account.error} onRetry={account.retry} />;
    case 'signed-out':
      return <Navigate to="/signup" replace />;
    case 'recovering':
      return <Navigate to="/reset-password" replace />;
    case 'ready': {
      const { admin, tags } = account.user;
      if (admin && configuration.links?.backOffice) return <Elsewhere href={configuration.links.backOffice} />;
      if (canOpen(pathname, tags)) return <Outlet />;
      const { path } = screenForTags(tags);
      return <Navigate to={path} replace />;
    }
  }
}

/** Lets only the signed-out through: a signed-in customer has nothing to do at sign-up or log-in. */
export function SignedOutGate() {
  const account = useAccount();
  switch (account.status) {
    case 'signed-out':
      return <Outlet />;
    case 'recovering':
      return <Navigate to="/reset-password" replace />;
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
    case 'ready':
      return <Navigate to="/" replace />;
  }
}

/** Lets through only who came by the link of a password-reset mail. */
export function RecoveryGate() {
  const account = useAccount();
  if (account.status === 'loading') return <LoadingScreen />;
  return account.status === 'recovering' ? <Outlet /> : <Navigate to="/" replace />;
}
