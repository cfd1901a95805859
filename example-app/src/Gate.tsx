import { canOpen, LoadingScreen, ProblemScreen, screenForTags, useAccount } from '@pension-trace/react';
import { Outlet, useLocation } from 'react-router-dom';
import { configuration } from './configuration';
import { ExternalRedirect } from './ExternalRedirect';
import { Redirect } from './Redirect';
import { SecondStepPage } from './SecondStepPage';
import { usePageState } from './usePageState';

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
      // A visitor has never been here; somebody whose session has ended has an account to log in to.
      return account.hasLostSession ? <Redirect to="/login" from={pathname} /> : <Redirect to="/signup" />;
    case 'second-step':
      return <SecondStepPage />;
    case 'recovering':
      return <Redirect to="/reset-password" />;
    case 'ready': {
      const { admin, tags } = account.user;
      if (admin && configuration.links?.backOffice) return <ExternalRedirect href={configuration.links.backOffice} />;
      if (canOpen(pathname, tags)) return <Outlet />;
      const { path } = screenForTags(tags);
      return <Redirect to={path} />;
    }
  }
}

/** Lets only the signed-out through: a signed-in customer has nothing to do at sign-up or log-in. */
export function SignedOutGate() {
  const account = useAccount();
  const { from } = usePageState();
  switch (account.status) {
    case 'signed-out':
      return <Outlet />;
    case 'second-step':
      return <SecondStepPage />;
    case 'recovering':
      return <Redirect to="/reset-password" />;
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <ProblemScreen error={account.error} onRetry={account.retry} />;
    case 'ready':
      return <Redirect to={from ?? '/'} />;
  }
}

/** Lets through who came by the link of a password-reset mail, also when that link did not work. */
export function RecoveryGate() {
  const account = useAccount();
  const { hasExpiredLink } = usePageState();
  if (account.status === 'loading') return <LoadingScreen />;
  if (account.status === 'second-step') return <SecondStepPage />;
  const isOpen = account.status === 'recovering' || hasExpiredLink;
  return isOpen ? <Outlet /> : <Redirect to="/" />;
}
