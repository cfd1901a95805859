import { useEffect } from 'react';
import { readArrival } from './readArrival';
import type { UseVisitResult, Visit } from './useVisit';

/**
 * Follows an email link that no longer works. A link that another browser asked for leaves its code or its tokens in the
 * address, and is explained in the same way. Errors and tokens leave the address.
 *
 * @param isOnResetPage Whether the present page is the one that sets a new password.
 * @param query The query of the present address.
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
  // Tokens elsewhere may be those of a client without PKCE, which signs in.
  return link === 'failed' && !visit.hasLinkError ? undefined : link;
}

function onPage(link: Visit['link'], isOnResetPage: boolean): Visit['link'] {
  if (link === 'failed') return isOnResetPage ? 'explained' : 'failed';
  return isOnResetPage ? link : undefined;
}
