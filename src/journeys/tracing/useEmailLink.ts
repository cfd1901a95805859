import { useEffect, useState } from 'react';
import { readArrival } from './readArrival';

type EmailLink = 'failed' | 'explained' | undefined;

/**
 * Follows an email link that no longer works: `failed` until the customer is on the page that explains it, `explained`
 * while they are there. A link that another browser asked for leaves its code or its tokens in the address, and is
 * explained in the same way. Errors and tokens leave the address.
 *
 * @param isOnResetPage Whether the present page is the one that sets a new password.
 * @param query The query of the present address.
 */
export function useEmailLink(isOnResetPage: boolean, query: URLSearchParams): EmailLink {
  const [arrival] = useState(() => (typeof window === 'undefined' ? undefined : readArrival(window.location.href)));
  const [link, setLink] = useState<EmailLink>(() => (arrival?.hasFailed || arrival?.hasTokens ? 'failed' : undefined));
  const isForeign = isOnResetPage && query.has('code');

  useEffect(() => {
    const { href } = readArrival(window.location.href);
    if (href !== window.location.href) window.history.replaceState(window.history.state, '', href);
  }, []);

  if (link === 'failed' && isOnResetPage) setLink('explained');
  if (link === 'explained' && !isOnResetPage) setLink(undefined);

  if (isForeign) return 'explained';
  // Tokens elsewhere may be those of a client without PKCE, which signs in.
  if (link === 'failed' && !isOnResetPage && !arrival?.hasFailed) return undefined;
  return link;
}
