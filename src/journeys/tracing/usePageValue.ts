import { useMemo, type ReactNode } from 'react';
import type { AccountState } from '../../data/useAccount';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { VisitedLink } from '../../provider/memory';
import type { PageContextValue, PageLink } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { cancelledMessages } from '../cancelled/messages';
import { keepLink } from './keptLink';
import type { MatchedPage } from './matchPage';
import type { PageOutcome } from './resolvePage';
import type { TracingScope } from './TracingScope';
import type { UseAnswersResult } from './useAnswers';
import type { UseVisitResult } from './useVisit';

interface UsePageValueOptions {
  scope: TracingScope;
  /** The page at the path; undefined for an unknown path. */
  wanted: MatchedPage | undefined;
  outcome: PageOutcome;
  isHeld: boolean;
  account: AccountState;
  link: VisitedLink | undefined;
  query: URLSearchParams;
  memory: UseVisitResult;
  answers: UseAnswersResult;
  /** The link back to an earlier step. */
  before: ReactNode;
  /** 'Continue on your phone', beside the place to sign. */
  phone: ReactNode;
}

/** Returns what the frame passes to the screen of the current page. */
export function usePageValue(options: UsePageValueOptions): PageContextValue {
  const { scope, wanted, outcome, isHeld, account, before, phone } = options;
  const { visit, remember } = options.memory;
  const { changes, openForm } = options.answers;
  const { navigate, paths } = usePensionTrace().navigation;
  const texts = useMessages('cancelledApplication', cancelledMessages);
  const page = wanted?.page;
  const id = wanted?.id;
  const isRestoring = outcome.kind === 'page' && outcome.isPending === true;
  const status = outcome.kind !== 'page' ? 'pending' : isRestoring ? 'restoring' : 'open';
  const link = usePageLink(options.link, isRestoring, account.status === 'recovering');
  const inviteId = page === 'logIn' ? (id ?? options.query.get('id') ?? undefined) : undefined;
  const isNews = visit.isDeleted && page === 'signUp';
  const news = useMemo(
    () => (isNews ? { heading: texts.deletedHeading, text: texts.deletedText } : undefined),
    [isNews, texts],
  );
  const userId = account.status === 'success' ? account.user.id : undefined;
  const actions = useMemo(
    () => ({
      onSigned: () => remember({ signedBy: userId }),
      onDeleted() {
        remember({ isDeleted: true });
        // A part with the host's log-in confirms it on the current page.
        if (scope === 'all') navigate(paths.signUp, { replace: true });
      },
      onLinkOpened() {
        // The page of a confirmed address stays, to say so. Only a reload must not offer the button again.
        if (page === 'confirmEmail') keepLink(undefined);
        else remember({ link: undefined });
      },
      onLinkExpired: () => remember({ link: { status: 'expired', isShown: true } }),
      onLinkLeft: () => remember({ link: { status: 'left', isShown: true } }),
      onReset: () => remember({ hasNewPassword: true }),
    }),
    [page, navigate, paths, remember, userId, scope],
  );
  return useMemo(
    () => ({
      page,
      id,
      status,
      isHeld,
      before,
      phone,
      news,
      inviteId,
      link,
      changes,
      onChangeAnswer: openForm,
      ...actions,
    }),
    [page, id, status, isHeld, before, phone, news, inviteId, link, changes, openForm, actions],
  );
}

/** The state of the link for the screen of its page. */
function usePageLink(link: VisitedLink | undefined, isRestoring: boolean, isRecovering: boolean): PageLink {
  return useMemo(() => {
    if (link?.status === 'unopened') return { status: 'unopened', link: link.link };
    if (isRestoring) return { status: 'pending' };
    if (isRecovering) return { status: 'open' };
    return { status: link?.status === 'left' ? 'left' : 'expired' };
  }, [link, isRestoring, isRecovering]);
}
