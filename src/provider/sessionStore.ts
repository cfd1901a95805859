import { BackendError } from '../backend/BackendError';
import type { AuthAdapter } from '../backend/PensionTraceAdapter';
import type { PageCustomer } from '../backend/createBackend';
import {
  type End,
  firstSession,
  lastOwner,
  moveSession,
  type Leaver,
  type SessionInput,
  type SessionMachine,
  type SessionState,
} from './sessionMachine';

/** The session as a store for React, one per provider. */
export interface SessionStore {
  getState(): SessionState;
  /** The customer of the page. Another object once another customer logs in, with or without a log-out between. */
  getCustomer(): PageCustomer;
  /** Whether the page was loaded again with a session that the browser could not keep. */
  wasUnkept(): boolean;
  /** Whether the page is a visitor's: no one is logged in, and no one was. */
  isVisitors(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Calls `listener` when a customer's time on the page ends, before the state changes. Returns the function that
   * unsubscribes.
   */
  onEnd(listener: EndListener): () => void;
  /**
   * Sets what saves drafts before a log-out: it resolves with false when that failed. Returns the function that removes
   * it.
   */
  onLeave(save: () => Promise<boolean>): () => void;
  /** Subscribes to the auth service. Returns the function that unsubscribes. */
  start(): () => void;
  /** Reads the session again: after `error`, or after a log-in without an event. */
  retry(): void;
  /** Reads the session again and keeps the screens until it is known: it may be another customer's. */
  compare(): void;
  /** Ends a session that the server no longer accepts. Drafts stay in memory. */
  expire(): void;
  /**
   * Saves unsent drafts, then ends the session. Closes the link where one is open. Rejects with a BackendError when
   * that failed: `unsaved` when the drafts were not saved and nothing was ended.
   */
  logOut(options?: SignOutOptions): Promise<void>;
  /** Leaves the account that a password-reset link opened. Rejects with a BackendError when that failed. */
  closeLink(): Promise<void>;
}

export interface SignOutOptions {
  /** Why it ends. All but a `person` end it in this browser whatever fails. Default `person`. */
  by?: Leaver | undefined;
  /** True to end it even when drafts were not saved. Default false. */
  evenUnsaved?: boolean | undefined;
  /** True to say afterwards that the answers are saved, when they were. Default false. */
  savesAnswers?: boolean | undefined;
  /** Ends only the session of this customer. Default: the page's. */
  customerId?: string | undefined;
}

/** @param customerId The customer whose time has ended. */
export type EndListener = (end: End, customerId: string) => void;

/** Milliseconds that a log-out waits for drafts. */
export const leavingPatience = 3000;

/**
 * @param wasUnkept Whether the page was loaded again with a session that the browser could not keep.
 */
export function createSessionStore(auth: AuthAdapter, wasUnkept = false): SessionStore {
  let machine: SessionMachine = { ...firstSession, wasUnkept };
  let customer = customerAt(0);
  let reads = 0;
  let saveDrafts: (() => Promise<boolean>) | undefined;
  const listeners = new Set<() => void>();
  const endListeners = new Set<EndListener>();

  function customerAt(page: number): PageCustomer {
    return {
      page,
      getId: () => machine.owners[page],
      getAccountId() {
        const { shown } = machine;
        const isAside = shown.status === 'recovering' || shown.status === 'second-step';
        return isAside ? shown.session.userId : machine.owners[page];
      },
    };
  }

  // Synchronous, because awaiting the client in its event can deadlock it (supabase/auth-js #762).
  function move(input: SessionInput) {
    const before = machine;
    const next = moveSession(before, input);
    const owner = lastOwner(before);
    const hasChanged = next.shown !== before.shown;
    const isReplaced = owner !== undefined && next.owners !== before.owners;
    const hasEnded = hasChanged && next.shown.status === 'logged-out';
    if (isReplaced) reportEnd('replaced');
    else if (hasEnded) reportEnd(endBy(before.leaving));
    machine = next;
    if (isReplaced) customer = customerAt(next.owners.length - 1);
    if (hasChanged) for (const listener of listeners) listener();
  }

  function reportEnd(end: End) {
    const owner = lastOwner(machine);
    if (owner !== undefined) for (const listener of endListeners) listener(end, owner);
  }

  function read(onError: (error: unknown) => void) {
    const { shown, account } = machine;
    reads += 1;
    const round = reads;
    // An event during the read is newer than its reply.
    const isCurrent = () => round === reads && machine.shown === shown && machine.account === account;
    auth.getSession().then(
      (session) => {
        if (isCurrent()) move({ type: 'restored', session });
      },
      (error: unknown) => {
        // The backend may already have ended the session.
        if (isCurrent()) onError(error);
      },
    );
  }

  function restore() {
    read((error) => move({ type: 'unreadable', error: BackendError.from(error) }));
  }

  async function closeLink() {
    move({ type: 'leaving', by: 'person' });
    try {
      await auth.closeLink();
    } finally {
      move({ type: 'stayed' });
    }
  }

  return {
    getState: () => machine.shown,
    getCustomer: () => customer,
    wasUnkept: () => machine.wasUnkept,
    isVisitors: () => machine.shown.status === 'logged-out' && machine.owners.length === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    onLeave(save) {
      saveDrafts = save;
      return () => {
        if (saveDrafts === save) saveDrafts = undefined;
      };
    },
    start() {
      const end = auth.onChange((type, session) => move({ type, session }));
      if (machine.shown.status === 'pending') restore();
      return () => {
        reads += 1;
        end();
      };
    },
    retry() {
      move({ type: 'reading' });
      restore();
    },
    compare() {
      // The backend has reported a failure; the screens stay with their customer, for whom nothing was sent.
      read(() => {});
    },
    expire: () => move({ type: 'expired' }),
    async logOut({ by = 'person', evenUnsaved, savesAnswers, customerId = lastOwner(machine) } = {}) {
      const isForced = by !== 'person';
      if (machine.account === 'link') {
        await closeLink().catch((error: unknown) => {
          if (!isForced) throw error;
          // The backend has reported the failure.
          move({ type: 'link-closed', session: null });
        });
        return;
      }
      const isSaved = saveDrafts === undefined || (await inTime(saveDrafts()));
      if (!isSaved && !isForced && evenUnsaved !== true) {
        throw new BackendError('unsaved', 'The last changes of a draft were not saved; nobody was logged out');
      }
      if (lastOwner(machine) !== customerId) {
        if (by === 'idle') return;
        throw new BackendError('other-customer', 'Another customer has signed in meanwhile; nobody was logged out');
      }
      const wasLost = machine.shown.status === 'logged-out';
      move({ type: 'leaving', by: by === 'person' && isSaved && savesAnswers === true ? 'saved' : by });
      try {
        await auth.logOut(isForced ? { isForced } : undefined);
      } catch (error) {
        // The next person at this device must not see the page. The backend has reported the failure.
        if (!isForced) {
          move({ type: 'stayed' });
          throw error;
        }
      }
      move({ type: 'left' });
      // A customer who logs out leaves nothing here, also when the session was lost just before.
      if (wasLost) reportEnd(endBy(by));
    },
    closeLink,
  };
}

function endBy(leaver: Leaver | undefined): End {
  if (leaver === 'person') return 'logged-out';
  return leaver === 'erasure' ? 'erased' : 'lost';
}

/** Resolves with false when the drafts were not saved within three seconds. */
async function inTime(saved: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), leavingPatience);
  });
  const isSaved = await Promise.race([saved.catch(() => false), late]);
  clearTimeout(timer);
  return isSaved;
}
