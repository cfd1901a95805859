import { useMemo } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { PageActions } from './PageProps';
import type { TracingScope } from './TracingScope';
import type { UseAnswersResult } from './useAnswers';
import type { UseVisitResult } from './useVisit';

/**
 * Returns the callbacks from a page to the frame.
 *
 * @param userId The logged-in customer.
 */
export function usePageActions(
  { remember }: UseVisitResult,
  userId: string | undefined,
  { openForm }: Pick<UseAnswersResult, 'openForm'>,
  scope: TracingScope,
): PageActions {
  const { navigate, paths } = usePensionTrace().navigation;
  return useMemo(
    () => ({
      onSigned: () => remember({ signedBy: userId }),
      onDeleted() {
        remember({ isDeleted: true });
        // A half confirms it on the current page.
        if (scope === 'all') navigate(paths.signUp, { replace: true });
      },
      onLinkOpened: () => remember({ link: undefined }),
      onLinkExpired: () => remember({ link: { status: 'expired', isShown: true } }),
      onLinkLeft: () => remember({ link: { status: 'left', isShown: true } }),
      onReset: () => remember({ hasNewPassword: true }),
      onResetFinished: () => navigate(paths.logIn, { replace: true }),
      onChangeAnswer: openForm,
    }),
    [navigate, paths, remember, userId, openForm, scope],
  );
}
