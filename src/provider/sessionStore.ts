import { BackendError } from '../backend/BackendError';
import type { AuthAdapter } from '../backend/PensionTraceAdapter';
import { createLeaving, type Leaving } from './leaving';
import {
  firstSession,
  lastOwner,
  moveSession,
  type SessionInput,
  type SessionMachine,
  type SessionState,
} from './sessionMachine';

/** The session as a store for React, one per provider. */
export interface SessionStore {
  getState(): SessionState;
  /** Counts the customers of this page. Increases when another customer logs in, with or without a log-out between. */
  getCustomerCount(): number;
  /** The customer of the page with this count, also while logged out; undefined until one logs in. */
  getOwner(count: number): string | undefined;
  /** The account for which the auth service acts: of an open link or a second step, otherwise the page's customer. */
  getAccountId(count: number): string | undefined;
  /** Whether the page was loaded again with a session that the browser could not keep. */
  wasUnkept(): boolean;
  /** Whether no one knows whose page this is: nobody is signed in, and nobody was. */
  isVisitors(): boolean;
  subscribe(listener: () => void): () => void;
  /** Calls `listener` when a session ends, or when another customer logs in. Returns the function that unsubscribes. */
  onEnd(listener: () => void): () => void;
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
  /** What saves drafts before a log-out. */
  leaving: Pick<Leaving, 'add'>;
}

export interface SignOutOptions {
  /** For a customer who does nothing: as `isForced`. Default false. */
  isIdle?: boolean | undefined;
  /** Ends the session in this browser whatever fails, such as after an erasure. Default false. */
  isForced?: boolean | undefined;
  /** True to end it even when drafts were not saved. Default false. */
  evenUnsaved?: boolean | undefined;
  /** True to say afterwards that the answers are saved, when they were. Default false. */
  savesAnswers?: boolean | undefined;
  /** Ends only the session of this customer. Default: the page's. */
  customerId?: string | undefined;
}

/** Called before the state changes, to clear the data of a customer whose session ended. */
export type ForgetCustomer = (
  userId: string,
  /** True when another customer has signed in: the first customer's drafts are then deleted too. */
  isReplaced: boolean,
) => void;

/**
 * @param wasUnkept Whether the page was loaded again with a session that the browser could not keep.
 */
export function createSessionStore(
  auth: AuthAdapter,
  forgetCustomer: ForgetCustomer = () => {},
  wasUnkept = false,
): SessionStore {
  let machine: SessionMachine = { ...firstSession, wasUnkept };
  let reads = 0;
  const leaving = createLeaving();
  const listeners = new Set<() => void>();
  const endListeners = new Set<() => void>();

  // Synchronous, because awaiting the client in its event can deadlock it (supabase/auth-js #762).
  function move(input: SessionInput) {
    const before = machine;
    const next = moveSession(before, input);
    const owner = lastOwner(before);
    const hasChanged = next.shown !== before.shown;
    const hasEnded = hasChanged && next.shown.status === 'logged-out';
    const isReplaced = owner !== undefined && next.owners !== before.owners;
    if (owner !== undefined && (hasEnded || isReplaced)) forgetCustomer(owner, isReplaced);
    if (isReplaced) reportEnd();
    machine = next;
    if (hasChanged) for (const listener of listeners) listener();
    if (hasEnded) reportEnd();
  }

  function reportEnd() {
    for (const listener of endListeners) listener();
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
    getCustomerCount: () => Math.max(0, machine.owners.length - 1),
    getOwner: (count) => machine.owners[count],
    getAccountId(count) {
      const { shown } = machine;
      const isAside = shown.status === 'recovering' || shown.status === 'second-step';
      return isAside ? shown.session.userId : machine.owners[count];
    },
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
    async logOut({ isIdle = false, isForced = isIdle, customerId = lastOwner(machine), ...options } = {}) {
      const { evenUnsaved, savesAnswers } = options;
      if (machine.account === 'link') {
        await closeLink().catch((error: unknown) => {
          if (!isForced) throw error;
          // The backend has reported the failure.
          move({ type: 'link-closed', session: null });
        });
        return;
      }
      const isSaved = await leaving.save();
      if (!isSaved && !isForced && evenUnsaved !== true) {
        throw new BackendError('unsaved', 'The last changes of a draft were not saved; nobody was logged out');
      }
      if (lastOwner(machine) !== customerId) {
        if (isIdle) return;
        throw new BackendError('other-customer', 'Another customer has signed in meanwhile; nobody was logged out');
      }
      move({ type: 'leaving', by: isIdle ? 'idle' : isSaved && savesAnswers === true ? 'saved' : 'person' });
      try {
        await auth.logOut(isForced ? { isForced } : undefined);
        move({ type: 'left' });
      } catch (error) {
        // The next person at this device must not see the page. The backend has reported the failure.
        move({ type: isForced ? 'left' : 'stayed' });
        if (!isForced) throw error;
      }
    },
    closeLink,
    leaving,
  };
}
