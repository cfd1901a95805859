import { OnboardingProgress, PensionTraceTopBar, progressStepFor, useAccount } from '@pension-trace/react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { usePageFocus } from './usePageFocus';

/** What stands around every page: the top bar, the progress during onboarding, the main element. */
export function Layout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const main = usePageFocus(pathname);
  const account = useAccount();
  // The second step of signing in stands at the address that it guards, and is no step of the application.
  const step = account.status === 'second-step' ? undefined : progressStepFor(pathname);
  const isPortal = pathname === '/portal' || pathname.startsWith('/portal/');

  return (
    <div className="ptr-root app">
      <PensionTraceTopBar hasProfileMenu={isPortal} onNavigate={(href) => void navigate(href)} />
      {step !== undefined && <OnboardingProgress step={step} />}
      <main className="app__main" ref={main}>
        <Outlet />
      </main>
    </div>
  );
}
