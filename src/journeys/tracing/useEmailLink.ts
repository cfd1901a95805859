import { useEffect } from 'react';
import type { Page } from '../../provider/pages';
import type { VisitedLink } from '../../provider/memory';
import { keepLink } from './keptLink';
import { readArrival } from './readArrival';
import type { TracingScope } from './TracingScope';
import type { UseVisitResult } from './useVisit';
import { changeHistory, historyState } from '../../domain/device';

/** The page of a link. */
export function pageOfLink(link: VisitedLink): Page {
  return link.status === 'unopened' && link.link.type !== 'recovery' ? 'confirmEmail' : 'resetPassword';
}

const linkPages: readonly (Page | undefined)[] = ['resetPassword', 'confirmEmail'];

/** A code that another browser asked for: the client cannot exchange it. */
const foreignCode: VisitedLink = { status: 'expired', isShown: true };

interface UseEmailLinkOptions {
  scope: TracingScope;
  /** The present page. */
  page: Page | undefined;
  /** The query of the present address. */
  query: URLSearchParams;
}

/**
 * Follows an email link to its page, and forgets it when the customer leaves that page. Errors and tokens leave the
 * address.
 */
export function useEmailLink(
  { visit, remember }: UseVisitResult,
  { scope, page, query }: UseEmailLinkOptions,
): VisitedLink | undefined {
  const link = visit.link && onPage(visit.link, page);
  const hasChanged = link !== visit.link;
  const unopened = link?.status === 'unopened' ? link.link : undefined;

  useEffect(() => {
    if (scope !== 'all') return;
    const { href } = readArrival(window.location.href);
    if (href !== window.location.href) changeHistory('replaceState', historyState(), href);
  }, [scope]);
  useEffect(() => {
    if (hasChanged) remember({ link });
  }, [hasChanged, link, remember]);
  useEffect(() => keepLink(unopened), [unopened]);

  return page === 'resetPassword' && query.has('code') ? foreignCode : link;
}

/** A link is shown once the customer is on its page. */
function onPage(link: VisitedLink, page: Page | undefined): VisitedLink | undefined {
  if (link.isShown) return linkPages.includes(page) ? link : undefined;
  return page === pageOfLink(link) ? { ...link, isShown: true } : link;
}
