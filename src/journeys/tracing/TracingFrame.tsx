import { useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { BackendError } from '../../backend/BackendError';
import { SiteFooter } from '../../features/frame/SiteFooter';
import { backOf } from '../../provider/pages';
import { LocationContext } from '../../provider/LocationContext';
import { PageTitleContext } from '../../provider/pageTitle';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { PageContext } from '../../screens/PageContext';
import { checkPageFont } from '../../ui/pageFont';
import { ShownErrorsContext } from '../../ui/ShownErrorsContext';
import { AnswersBar } from './AnswersBar';
import { BackLink } from './BackLink';
import { FrameExtras, PhoneOffer } from './FrameExtras';
import { FrameHead } from './FrameHead';
import { frameOf } from './frameOf';
import { matchPage } from './matchPage';
import type { TracingScope } from './TracingScope';
import { SkipLink } from './SkipLink';
import { TracingBoundary } from './TracingBoundary';
import { TracingContent } from './TracingContent';
import { useAnswers } from './useAnswers';
import { useBackOnce } from './useBackOnce';
import { useOpenPage } from './useOpenPage';
import { useOutcome } from './useOutcome';
import { usePageFocus } from './usePageFocus';
import { usePageTitle } from './usePageTitle';
import { usePageValue } from './usePageValue';
import { useRedirect } from './useRedirect';
import { useVisit } from './useVisit';

const setFont = (element: HTMLElement | null) => {
  if (element !== null) checkPageFont(element);
};

// Constant elements, so that React does not re-render them. The sign-up has the price at its top.
const footer = <SiteFooter />;
const signUpFooter = <SiteFooter hasPrice={false} />;

/** Options of the frame around each page. */
export interface PensionTraceFrameOptions {
  /** False to hide the top bar, for a host with its own header. Default true. */
  hasTopBar?: boolean | undefined;
  /** False to hide the footer, for a host with its own. Default true. */
  hasFooter?: boolean | undefined;
  /**
   * True for a confirmation after signing, before the portal: a reference, the next steps, and a copy
   * of the letter. Default false: the portal opens at once.
   */
  hasSigningConfirmation?: boolean | undefined;
  /** The logo in the top bar. Default: a neutral mark with the company's name. */
  logo?: ReactNode | undefined;
  /** False to leave the document title unchanged. Default true. */
  hasPageTitles?: boolean | undefined;
  /** Called when the page is interactive. With server-rendered markup, that is after hydration. */
  onReady?: (() => void) | undefined;
}

export interface TracingFrameProps extends PensionTraceFrameOptions {
  scope: TracingScope;
  /** Whether the URL has the path, so that another device can open the page. */
  hasAddress: boolean;
  /** The page. */
  children: ReactNode;
}

/** The page at the current path with its frame: top bar, progress, main element, footer. */
export function TracingFrame(props: TracingFrameProps) {
  const location = useContext(LocationContext) ?? '/';
  const { scope, hasAddress, logo, onReady, children } = props;
  const { hasTopBar = true, hasFooter = true, hasPageTitles = true, hasSigningConfirmation = false } = props;
  const { navigation, onError } = usePensionTrace();
  const [pathname = '/', search = ''] = location.split('?');
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const { paths } = navigation;
  const wanted = useMemo(() => matchPage(paths, pathname, scope), [paths, pathname, scope]);

  const memory = useVisit(scope);
  const { visit, remember } = memory;
  const { account, outcome: resolved, link } = useOutcome(scope, wanted, query, memory);
  const { shown: outcome, isHeld } = useOpenPage(wanted, resolved, account);
  const user = account.status === 'success' ? account.user : undefined;
  const { framed, pageKey, step, isAnswered, isLetter, hasForms, confirmation } = frameOf({
    scope,
    pathname,
    wanted,
    outcome,
    user,
    signedBy: visit.signedBy,
    hasSigningConfirmation,
  });
  const isConfirming = confirmation !== undefined;
  const answers = useAnswers(pageKey);
  useBackOnce(hasAddress && user && isAnswered ? pageKey : undefined, location, answers.openAll);
  // The log-in page continues at the customer's step. With a host's own log-in, use the page itself.
  const ownPath = scope === 'all' ? paths.logIn : pathname;
  const phonePath = user && hasAddress && hasForms ? ownPath : undefined;

  useReadiness(onReady);
  useRedirect(resolved, location, memory);
  const main = usePageFocus(pageKey);
  const mainId = useId();
  const { setOwnTitle, reportError } = usePageTitle({
    wanted: wanted?.page,
    outcome,
    account,
    link,
    isConfirming,
    isOn: hasPageTitles,
  });
  const back = wanted && backOf(wanted.page);
  const before = useMemo(() => back && <BackLink to={back} />, [back]);
  const phone = useMemo(
    () => isLetter && phonePath !== undefined && <PhoneOffer path={phonePath} isBeside />,
    [isLetter, phonePath],
  );
  const pageValue = usePageValue({
    scope,
    wanted,
    outcome,
    isHeld,
    account,
    link,
    query,
    memory,
    answers,
    before,
    phone,
  });

  function handleConfirmed() {
    remember({ signedBy: undefined });
    // The other part has the portal.
    if (scope === 'onboarding') navigation.navigate(paths.portal);
  }

  return (
    <div className="ptr ptr-root ptr-tracing" ref={setFont}>
      <SkipLink id={mainId} main={main} />
      <FrameHead {...{ wanted: wanted?.page, framed, step, isConfirming, hasTopBar, logo }} />
      <main className="ptr ptr-no-ring ptr-tracing__main" id={mainId} ref={main}>
        <ShownErrorsContext.Provider value={reportError}>
          {isAnswered && <AnswersBar answers={answers} isChanged={answers.changedOn === pageKey} isLetter={isLetter} />}
          <PageTitleContext.Provider value={setOwnTitle}>
            <TracingBoundary key={pageKey} onError={(error) => onError(BackendError.from(error))}>
              <PageContext.Provider value={pageValue}>
                <TracingContent
                  {...{ scope, outcome, account }}
                  confirmation={confirmation && { ...confirmation, onContinue: handleConfirmed }}
                  isDeleted={visit.isDeleted}
                >
                  {children}
                </TracingContent>
              </PageContext.Provider>
              {user && <FrameExtras phonePath={isLetter ? undefined : phonePath} />}
            </TracingBoundary>
          </PageTitleContext.Provider>
        </ShownErrorsContext.Provider>
      </main>
      {hasFooter && (framed === 'signUp' ? signUpFooter : footer)}
    </div>
  );
}

/** Calls the first `onReady` once, when the page is interactive. */
function useReadiness(onReady: (() => void) | undefined) {
  const [ready] = useState(() => onReady);
  useEffect(() => ready?.(), [ready]);
}
