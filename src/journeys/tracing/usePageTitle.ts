import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountState } from '../../data/useAccount';
import { pageTitles, type Page } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { VisitedLink } from '../../provider/memory';
import { useMessages } from '../../texts/useMessages';
import { tracingMessages } from './messages';
import type { PageOutcome } from './resolvePage';

interface UsePageTitleOptions {
  /** The page at the path; undefined for an unknown path. */
  wanted: Page | undefined;
  outcome: PageOutcome;
  account: AccountState;
  link: VisitedLink | undefined;
  /** Whether the confirmation after signing is shown. */
  isConfirming: boolean;
  /** False to leave the document title unchanged. */
  isOn: boolean;
}

export interface UsePageTitleResult {
  /** Sets the title of a page that is named after its content, such as a trace. */
  setOwnTitle: (title: string | undefined) => void;
  /** Call it when an error of a form appears, and the function that it returns when the error is gone. */
  reportError: () => () => void;
}

/**
 * Sets the document title: the page's, or the one that a screen sets with `useOwnTitle`. Without either, the host's own.
 * Adds 'Error: ' while an error of a form shows, by the rule of the GOV.UK Design System, error summary.
 */
export function usePageTitle({
  wanted,
  outcome,
  account,
  link,
  isConfirming,
  isOn,
}: UsePageTitleOptions): UsePageTitleResult {
  const { config } = usePensionTrace();
  const texts = useMessages('tracing', tracingMessages);
  const titles = useMessages('titles', pageTitles);
  const [ownTitle, setOwnTitle] = useState<string>();
  const [errorCount, setErrorCount] = useState(0);
  const hasErrors = errorCount > 0;
  const title = ownTitle ?? defaultTitle();

  // The host gets its title back when the product leaves, unless the host has already set another one.
  const hostTitle = useRef('');
  const lastTitle = useRef<string>(undefined);
  const giveBack = useCallback(() => {
    if (document.title === lastTitle.current) document.title = hostTitle.current;
  }, []);
  useEffect(() => {
    if (!isOn) return undefined;
    hostTitle.current = document.title;
    return giveBack;
  }, [isOn, giveBack]);

  useEffect(() => {
    if (!isOn) return;
    // The last title may name a trace, and its customer may have logged out.
    if (title === undefined) {
      giveBack();
      return;
    }
    const own = texts.titleWithCompany(title, config.companyName);
    document.title = hasErrors ? texts.titleWithError(own) : own;
    lastTitle.current = document.title;
  }, [isOn, giveBack, title, hasErrors, texts, config.companyName]);

  const reportError = useCallback(() => {
    setErrorCount((count) => count + 1);
    return () => setErrorCount((count) => count - 1);
  }, []);
  return { setOwnTitle, reportError };

  function defaultTitle(): string | undefined {
    if (isConfirming) return texts.signedTitle;
    switch (outcome.kind) {
      case 'page':
        return titleOf(outcome.page);
      case 'second-step':
        return texts.secondStepTitle;
      case 'redirect':
        return titleAhead(outcome.to);
      case 'pending':
      case 'return':
        return titleAhead(wanted);
      default:
        return undefined;
    }
  }

  /** The title before the page is shown. The home path leads each customer to another page. */
  function titleAhead(page: Page | undefined): string | undefined {
    return page === undefined || page === 'home' ? undefined : titles[page];
  }

  function titleOf(page: Page): string {
    // A link that is open shows the new password, whatever led here before.
    const isExpired = link?.status === 'expired' && account.status !== 'recovering' && account.status !== 'pending';
    return isExpired ? texts.expiredLinkTitle : titles[page];
  }
}
