import { QueryClient } from '@tanstack/react-query';
import type { EmailLink } from '../backend/PensionTraceAdapter';
import { createLatest, type Latest } from '../domain/createLatest';
import type { Drafts } from './createDrafts';
import type { DocumentUpload } from './DocumentUpload';
import type { End } from './sessionMachine';

/** An email link that led here. `isShown` once the customer is on its page. */
export type VisitedLink = { isShown: boolean } & (
  | { status: 'unopened'; link: EmailLink }
  /** The link no longer works. */
  | { status: 'expired' }
  /** The customer has left the account of the link. */
  | { status: 'left' }
);

/** What the pages tell one another. */
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

/** What the customer typed and did. */
export interface CustomerMemory {
  drafts: Drafts;
  /** The uploads. They continue while the screen that shows them is unmounted. */
  uploads: Latest<readonly DocumentUpload[]>;
  /** Searches for typed text, and what was sent: with the provider's `queryClient`, a host's storage would have them. */
  queries: QueryClient;
  /** The email address that was typed at sign-up, at log-in or for a forgotten password. */
  typedEmail: Latest<string | undefined>;
  /** Whether the last session ended between signing and sending. */
  hasLostSignature: Latest<boolean>;
  hasEndedTour: Latest<boolean>;
}

/** Where the customer is. A host's routes may show the pages in several components, one after another. */
export interface VisitMemory {
  /** Undefined until the first page has rendered. */
  state: Latest<Visit | undefined>;
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
}

/** What one customer typed or did on this page. Never stored: what the server said is in the query cache. */
export interface Memory {
  customer: CustomerMemory;
  visit: VisitMemory;
}

export function createMemory(drafts: Drafts): Memory {
  const uploads = createLatest<readonly DocumentUpload[]>([]);
  return {
    customer: {
      drafts,
      uploads: {
        ...uploads,
        clear() {
          for (const { cancel } of uploads.get()) cancel();
          uploads.clear();
        },
      },
      queries: new QueryClient(),
      typedEmail: createLatest<string | undefined>(undefined),
      hasLostSignature: createLatest(false),
      hasEndedTour: createLatest(false),
    },
    visit: {
      state: createLatest<Visit | undefined>(undefined),
      page: createLatest<string | undefined>(undefined),
      isGoingBack: createLatest(false),
      positions: new Map(),
      saidClock: createLatest(false),
      saidUnkept: createLatest(false),
      openLists: new Set(),
      markedTasks: new Set(),
    },
  };
}

const customersOwn = ['drafts', 'uploads', 'queries', 'typedEmail', 'hasLostSignature', 'hasEndedTour'] as const;

/**
 * What is forgotten when a session ends, by the way it ends. After a lost session customers find what they typed. After
 * an erasure the page still says that the data is deleted.
 */
const forgottenAt = {
  lost: { customer: ['uploads', 'queries'], visit: [] },
  'logged-out': { customer: customersOwn, visit: [] },
  erased: { customer: customersOwn, visit: ['positions', 'openLists', 'markedTasks'] },
  replaced: {
    customer: customersOwn,
    visit: ['state', 'page', 'isGoingBack', 'positions', 'saidClock', 'saidUnkept', 'openLists', 'markedTasks'],
  },
} as const satisfies Record<
  End,
  { customer: readonly (keyof CustomerMemory)[]; visit: readonly (keyof VisitMemory)[] }
>;

export function forget(memory: Memory, end: End): void {
  const { customer, visit } = forgottenAt[end];
  for (const name of customer) memory.customer[name].clear();
  for (const name of visit) memory.visit[name].clear();
}
