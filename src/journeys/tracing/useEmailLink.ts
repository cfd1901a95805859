import { useEffect } from 'react';
import { readArrival } from './readArrival';
import type { UseVisitResult, Visit } from './useVisit';

/**
 * Handles an email link that no longer works. A link requested in another browser leaves its code or tokens in the URL,
 * and gets the same explanation. Removes errors and tokens from the URL.
 *
 * @param isOnResetPage Whether the current page is the one that sets a new password.
 * @param query The query of the current URL.
 */
export function useEmailLink(
  { visit, remember }: UseVisitResult,
  isOnResetPage: boolean,
  query: URLSearchParams,
): Visit['link'] {
  const link = onPage(visit.link, isOnResetPage);
  const hasChanged = link !== visit.link;

  useEffect(() => {
    const { href } = readArrival(window.location.href);
    if (href !== window.location.href) window.history.replaceState(window.history.state, '', href);
  }, []);
  useEffect(() => {
    if (hasChanged) remember({ link });
  }, [hasChanged, link, remember]);

  if (isOnResetPage && query.has('code')) return 'explained';
  // Tokens on other pages may belong to a client without PKCE, which signs in with them.
  return link === 'failed' && !visit.hasLinkError ? undefined : link;
}

function onPage(link: Visit['link'], isOnResetPage: boolean): Visit['link'] {
  if (link === 'failed') return isOnResetPage ? 'explained' : 'failed';
  return isOnResetPage ? link : undefined;
}
