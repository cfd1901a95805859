import { Tag } from '../../domain/tags';
import { hasAnswers, progressOf, type Page } from '../../provider/pages';
import type { UserProfile } from '../../backend/entities';
import type { MatchedPage } from './matchPage';
import type { PageOutcome } from './resolvePage';
import type { TracingScope } from './TracingScope';

interface FrameOptions {
  scope: TracingScope;
  pathname: string;
  /** The page at the path; undefined for an unknown path. */
  wanted: MatchedPage | undefined;
  /** What is shown at the path. */
  outcome: PageOutcome;
  /** The customer, once known. */
  user: UserProfile | undefined;
  /** The id of the customer who signed in this visit, and has not confirmed it. */
  signedBy: string | undefined;
  hasSigningConfirmation: boolean;
}

/** What the frame around a page depends on. */
export interface Frame {
  /** The page whose frame is shown: while the account loads, that of the path, so that nothing moves when it opens. */
  framed: Page | undefined;
  /** Identifies the page. The confirmation has the portal's path but is a separate page. */
  pageKey: string;
  /** The step in the progress bar. Undefined without a bar. */
  step: number | undefined;
  /** Whether the page has the answers given so far above it. */
  isAnswered: boolean;
  /** Whether the page has the letter to sign. */
  isLetter: boolean;
  /** Whether the page has a form that can be continued on another device. */
  hasForms: boolean;
  /** The confirmation after signing, instead of the page. */
  confirmation: { isFirst: boolean } | undefined;
}

/** Decides the frame around the page at a path. */
export function frameOf({
  scope,
  pathname,
  wanted,
  outcome,
  user,
  signedBy,
  hasSigningConfirmation,
}: FrameOptions): Frame {
  const page = outcome.kind === 'page' ? outcome.page : undefined;
  const framed = outcome.kind === 'pending' ? wanted?.page : page;
  const isAtEnd = page === 'portal' || (outcome.kind === 'outside' && scope === 'onboarding');
  const hasSigned = user !== undefined && user.id === signedBy;
  const confirmation =
    hasSigningConfirmation && hasSigned && isAtEnd ? { isFirst: user.tags.includes(Tag.portalFirstTime) } : undefined;
  const step = framed && progressOf(framed);
  return {
    framed,
    pageKey: confirmation ? `${pathname}#signed` : pathname,
    step,
    isAnswered: framed !== undefined && hasAnswers(framed),
    isLetter: framed === 'authorisation' || framed === 'actionAuthorisation',
    hasForms: step !== undefined && framed !== 'notEligible',
    confirmation,
  };
}
