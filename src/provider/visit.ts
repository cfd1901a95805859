import type { EmailLink } from '../backend/PensionTraceAdapter';
import { createLatest, type Latest } from '../domain/createLatest';

/** An email link that led here. `isShown` once the customer is on its page. */
export type VisitedLink = { isShown: boolean } & (
  | { status: 'unopened'; link: EmailLink }
  /** The link no longer works. */
  | { status: 'expired' }
  /** The customer has left the account of the link. */
  | { status: 'left' }
);

/** What the product remembers from page to page. */
export interface Visit {
  /** The page on which the session was lost, or the portal page of a link: the log-in returns to it. */
  returnPath?: string | undefined;
  link?: VisitedLink | undefined;
  /** Whether the page came from a server and the account has not loaded yet. */
  isSent: boolean;
  /** The customer who has just signed. The URL is already the portal's, so a reload skips the confirmation. */
  signedBy?: string | undefined;
  /** Whether the customer's data has just been deleted. */
  isDeleted: boolean;
  /** Whether the customer has just set a new password. */
  hasNewPassword: boolean;
}

/** The memory of a visit. A host's routes may show the pages in several components, one after another. Never stored. */
export interface VisitMemory {
  /** Undefined until the first page has rendered. */
  visit: Latest<Visit | undefined>;
  /** The last page. Undefined until the first one has rendered. */
  page: Latest<string | undefined>;
  /** Whether the browser's Back or Forward led to the next page. */
  isGoingBack: Latest<boolean>;
  /** The scroll positions by page. */
  positions: Map<string, number>;
  /** Whether the customer has closed the notice that their device's clock is wrong. */
  saidClock: Latest<boolean>;
  /** Whether the customer has closed the notice that their browser cannot keep the session. */
  saidUnkept: Latest<boolean>;
  /** The long lists that show all rows, by name, so that Back leads to the same rows. */
  openLists: Set<string>;
  /** The tasks that were marked here, as done or as open again. They stay on the page, so that it can be undone. */
  markedTasks: Set<string>;
  /** Forgets everything, for another customer. */
  forget: () => void;
}

export function createVisitMemory(): VisitMemory {
  const visit = createLatest<Visit | undefined>(undefined);
  const page = createLatest<string | undefined>(undefined);
  const isGoingBack = createLatest(false);
  const saidClock = createLatest(false);
  const saidUnkept = createLatest(false);
  const positions = new Map<string, number>();
  const openLists = new Set<string>();
  const markedTasks = new Set<string>();
  return {
    visit,
    page,
    isGoingBack,
    positions,
    saidClock,
    saidUnkept,
    openLists,
    markedTasks,
    forget() {
      visit.set(undefined);
      page.set(undefined);
      isGoingBack.set(false);
      positions.clear();
      saidClock.set(false);
      saidUnkept.set(false);
      openLists.clear();
      markedTasks.clear();
    },
  };
}
