import { Fragment, lazy, Suspense, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { BackendError } from '../../backend/BackendError';
import { useAccount, type AccountState } from '../../data/useAccount';
import { useSession } from '../../data/useSession';
import { progressOf, progressSteps, Tag } from '../../domain/tags';
import { LogInFirst } from '../../entries/useLogInFirst';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { OnboardingProgress } from '../../features/frame/OnboardingProgress';
import { PensionTraceTopBar } from '../../features/frame/PensionTraceTopBar';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { SiteFooter } from '../../features/frame/SiteFooter';
import { pathOf } from '../../provider/navigation';
import { PageTitleContext } from '../../provider/pageTitle';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { matchPage } from './matchPage';
import { pageTitles, tracingMessages } from './messages';
import { AdminScreen, OutsideScreen } from './OtherScreens';
import { PortalNavigation } from './PortalNavigation';
import { useEmailLink } from './useEmailLink';
import { useIsHydrating } from './useIsHydrating';
import { isPortalPage, resolvePage, type PageOutcome, type TracingScope } from './resolvePage';
import { screenOf, screens } from './screens';
import { TracingBoundary } from './TracingBoundary';
import { TracingPage } from './TracingPage';
import { usePageFocus } from './usePageFocus';
import { usePageTitle } from './usePageTitle';

// Heavy, and off by default.
const IdleGuard = lazy(async () => ({ default: (await import('./IdleGuard')).IdleGuard }));
const ContinueOnPhone = lazy(async () => ({ default: (await import('./ContinueOnPhone')).ContinueOnPhone }));
// Always the same, so that React does not render it again.
const footer = <SiteFooter />;

export interface TracingFrameProps {
  scope: TracingScope;
  /** The current path with its query. */
  location: string;
  /** Whether the address bar holds the path, so that another device can open the page. */
  hasAddress: boolean;
  hasTopBar: boolean;
  hasFooter: boolean;
  logo?: ReactNode;
  hasPageTitles: boolean;
  hasSigningConfirmation: boolean;
  onReady: (() => void) | undefined;
}

/** The page at the current path with its frame: top bar, progress, main element, footer. */
export function TracingFrame(props: TracingFrameProps) {
  const { scope, location, hasAddress, hasTopBar, hasFooter, logo, hasPageTitles, hasSigningConfirmation } = props;
  const { backend, config, navigation, onError } = usePensionTrace();
  const { paths } = navigation;
  const account = useArrival(useAccount());
  const isRestoring = useSession().status === 'restoring';
  const isHydrating = useIsHydrating();
  const texts = useMessages('tracing', tracingMessages);
  const titles = useMessages('titles', pageTitles);
  // The customer who has just signed. The address is already the portal's, so that a reload skips the confirmation.
  const [signedBy, setSignedBy] = useState<string>();
  const [isDeleted, setIsDeleted] = useState(false);
  const [returnPath, setReturnPath] = useState<string>();
  const [hasNewPassword, setHasNewPassword] = useState(false);

  const [pathname = '/', search = ''] = location.split('?');
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const wanted = useMemo(() => matchPage(paths, pathname), [paths, pathname]);
  const link = useEmailLink(wanted?.page === 'resetPassword', query);
  // Leaving a finished reset always reloads the page, as 'Continue' does: that ends recovery mode.
  const isLeavingReset = hasNewPassword && wanted?.page !== 'resetPassword';
  // A server knows no visitor's storage, and the first rendering in the browser is the server's.
  const isVisitor = isRestoring && !isHydrating && backend.auth.mayHaveSession?.() === false;
  // A page from a server is shown while the account loads the first time.
  const [isSent, setIsSent] = useState(isHydrating);
  if (isSent && account.status !== 'loading') setIsSent(false);
  const outcome = isLeavingReset
    ? ({ kind: 'loading' } as const)
    : link === 'failed' && !isHydrating
      ? ({ kind: 'redirect', to: 'resetPassword' } as const)
      : resolvePage(wanted, account, { scope, hasExpiredLink: link === 'explained', isVisitor, isSent });
  const page = outcome.kind === 'page' ? outcome.page : undefined;
  const [Gate] = useState(() => (isHydrating && page ? screenOf[page].Gate : Fragment));
  const isPortal = wanted !== undefined && isPortalPage(wanted.page);
  const user = account.status === 'ready' ? account.user : undefined;
  const isConfirming = hasSigningConfirmation && page === 'portal' && user !== undefined && user.id === signedBy;
  // While the account loads, the frame is the wanted page's, so that nothing moves when it opens.
  const framed = outcome.kind === 'loading' ? wanted?.page : page;
  const isLastStep = isConfirming && user?.tags.includes(Tag.portalFirstTime) === true;
  const step = isLastStep ? progressSteps : framed && progressOf(framed);

  const [ready] = useState(() => props.onReady);
  useEffect(() => ready?.(), [ready]);
  useEffect(() => {
    if (wanted) screenOf[wanted.page].prepare();
  }, [wanted]);
  useEffect(() => {
    if (isLeavingReset) window.location.reload();
  }, [isLeavingReset]);
  useRedirect(outcome, { location, returnPath, setReturnPath });
  // The confirmation shares the portal's address but is a separate page.
  const pageKey = isConfirming ? `${pathname}#signed` : pathname;
  const main = usePageFocus(pageKey);
  const [ownTitle, setOwnTitle] = useState<string>();
  const title = ownTitle ?? titleOf(outcome);
  const userId = user?.id;
  const actions = useMemo(
    () => ({
      onSigned: () => setSignedBy(userId),
      onDeleted() {
        setIsDeleted(true);
        navigation.navigate(navigation.paths.signUp, { replace: true });
      },
      onReset: () => setHasNewPassword(true),
      onResetFinished: () => navigation.navigate(navigation.paths.home, { replace: true }),
    }),
    [navigation, userId],
  );
  const { onInvalid } = usePageTitle(hasPageTitles ? title : undefined, pageKey);

  return (
    <Gate>
      <div className="ptr ptr-root ptr-tracing">
        {hasTopBar && (
          <PensionTraceTopBar logo={logo} hasProfileMenu={isPortal} hasLogOut={step !== undefined && !isPortal} />
        )}
        {hasTopBar && !isConfirming && framed !== undefined && isPortalPage(framed) && (
          <PortalNavigation current={framed} />
        )}
        {step !== undefined && <OnboardingProgress step={step} />}
        <main className="ptr ptr-tracing__main" ref={main}>
          <PageTitleContext.Provider value={setOwnTitle}>
            <TracingBoundary key={pageKey} onError={(error) => onError(BackendError.from(error))}>
              {content()}
              <Suspense>
                {config.keepsDrafts && hasAddress && user && step !== undefined && !isLastStep && (
                  // The log-in leads to the customer's step. A host's own log-in leads to the page.
                  <ContinueOnPhone path={scope === 'all' ? paths.logIn : pathname} />
                )}
                {config.idleMinutes !== undefined && user && <IdleGuard minutes={config.idleMinutes} />}
              </Suspense>
            </TracingBoundary>
          </PageTitleContext.Provider>
        </main>
        {hasFooter && footer}
      </div>
    </Gate>
  );

  function content() {
    switch (outcome.kind) {
      case 'loading':
      case 'redirect':
      case 'return':
        return <LoadingScreen />;
      case 'failed':
        return account.status === 'failed' && <ProblemScreen error={account.error} onRetry={account.retry} />;
      case 'second-step':
        return <screens.SecondStep onInvalid={onInvalid} />;
      case 'admin':
        return <AdminScreen />;
      case 'outside':
        return <OutsideScreen scope={scope} />;
      case 'signed-out':
        return <LogInFirst focusHeading />;
      case 'page':
        return isConfirming ? (
          <screens.SigningDone isFirst={isLastStep} onContinue={() => setSignedBy(undefined)} />
        ) : (
          <TracingPage
            {...outcome}
            query={query}
            isDeleted={isDeleted}
            mode={account.status === 'recovering' ? 'recovering' : account.status === 'ready' ? 'signed-in' : 'other'}
            onInvalid={onInvalid}
            {...actions}
          />
        );
    }
  }

  function titleOf({ kind }: PageOutcome): string | undefined {
    if (kind === 'admin') return texts.adminHeading;
    if (isConfirming) return texts.signedTitle;
    if (kind === 'second-step') return texts.secondStepTitle;
    if (page === 'resetPassword' && account.status !== 'recovering' && account.status !== 'loading')
      return texts.expiredLinkTitle;
    return page && titles[page];
  }
}

/** The account, `loading` until React has prepared the page that it opens: in slices, so that the present one answers. */
function useArrival(account: AccountState): AccountState {
  const deferred = useDeferredValue(account);
  return account.status === 'ready' && deferred.status === 'loading' ? deferred : account;
}

interface RedirectOptions {
  location: string;
  returnPath: string | undefined;
  setReturnPath: (path: string | undefined) => void;
}

/** Follows a redirect, also after the browser's Back button returned to it. */
function useRedirect(outcome: PageOutcome, { location, returnPath, setReturnPath }: RedirectOptions) {
  const { navigate, paths } = usePensionTrace().navigation;
  const isReturning = outcome.kind === 'redirect' && outcome.isReturning === true;
  const target =
    outcome.kind === 'redirect'
      ? pathOf(paths, outcome.to)
      : outcome.kind === 'return'
        ? (returnPath ?? paths.home)
        : undefined;

  useEffect(() => {
    if (target === undefined) return;
    if (isReturning) setReturnPath(location);
    else if (target === returnPath) setReturnPath(undefined);
    navigate(target, { replace: true });
  }, [target, isReturning, location, returnPath, setReturnPath, navigate]);
}
