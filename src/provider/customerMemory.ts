import type { HeldDrafts } from '../backend/openKeptDraft';
import { createLatest, type Latest } from '../domain/createLatest';

/** What the product remembers of a customer from page to page. In memory only, and only until the customer logs out. */
export interface CustomerMemory {
  /** Typed and unsent values, by customer and form. */
  drafts: Map<string, object>;
  /** What the server refused for now, and is sent later. */
  heldDrafts: HeldDrafts;
  /** The email address that was typed at sign-up, at log-in or for a forgotten password. */
  typedEmail: Latest<string | undefined>;
  /** The ids of customers whose last session ended between signing and sending. */
  lostSignatures: Set<string>;
  /** The ids of customers who have ended the tour. */
  endedTours: Set<string>;
  forget: () => void;
}

export function createCustomerMemory(): CustomerMemory {
  const drafts = new Map<string, object>();
  const heldDrafts: HeldDrafts = new Map();
  const typedEmail = createLatest<string | undefined>(undefined);
  const lostSignatures = new Set<string>();
  const endedTours = new Set<string>();
  return {
    drafts,
    heldDrafts,
    typedEmail,
    lostSignatures,
    endedTours,
    forget() {
      drafts.clear();
      for (const release of heldDrafts.values()) void release();
      typedEmail.set(undefined);
      lostSignatures.clear();
      endedTours.clear();
    },
  };
}
