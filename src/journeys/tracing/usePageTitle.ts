import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountState } from '../../data/useAccount';
import { pageTitles } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { VisitedLink } from '../../provider/visit';
import { useMessages } from '../../texts/useMessages';
import { tracingMessages } from './messages';
import type { PageOutcome } from './resolvePage';

interface UsePageTitleOptions {
  outcome: PageOutcome;
  account: AccountState;
  link: VisitedLink | undefined;
  /** Whether the confirmation after signing is shown. */
  isConfirming: boolean;
  /** Changes with the page. */
  pageKey: string;
  /** False to leave the document title unchanged. */
  isOn: boolean;
}

export interface UsePageTitleResult {
  /** Sets the title of a page that is named after its content, such as a trace. */
  setOwnTitle: (title: string | undefined) => void;
  /** Adds 'Error: ' before the title until the page changes. Call it after a submission with invalid fields. */
  onInvalid: () => void;
}

/** Sets the document title. Adds 'Error: ' by the rule of the GOV.UK Design System, error summary. */
export function usePageTitle({
  outcome,
  account,
  link,
  isConfirming,
  pageKey,
  isOn,
}: UsePageTitleOptions): UsePageTitleResult {
  const { config } = usePensionTrace();
  const texts = useMessages('tracing', tracingMessages);
  const titles = useMessages('titles', pageTitles);
  const [ownTitle, setOwnTitle] = useState<string>();
  const [invalidPage, setInvalidPage] = useState<string>();
  const title = ownTitle ?? defaultTitle();

  // The host gets its title back when the product leaves, unless the host has already set another one.
  const lastTitle = useRef<string>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    const before = document.title;
    return () => {
      if (document.title === lastTitle.current) document.title = before;
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn || title === undefined) return;
    const own = texts.titleWithCompany(title, config.companyName);
    document.title = invalidPage === pageKey ? texts.titleWithError(own) : own;
    lastTitle.current = document.title;
  }, [isOn, title, invalidPage, pageKey, texts, config.companyName]);

  const onInvalid = useCallback(() => setInvalidPage(pageKey), [pageKey]);
  return { setOwnTitle, onInvalid };

  function defaultTitle(): string | undefined {
    if (outcome.kind === 'admin') return texts.adminHeading;
    if (isConfirming) return texts.signedTitle;
    if (outcome.kind === 'second-step') return texts.secondStepTitle;
    if (outcome.kind !== 'page') return undefined;
    // A link that is open shows the new password, whatever led here before.
    const isExpired = link?.status === 'expired' && account.status !== 'recovering' && account.status !== 'pending';
    return isExpired ? texts.expiredLinkTitle : titles[outcome.page];
  }
}
