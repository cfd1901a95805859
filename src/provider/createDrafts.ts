import { BackendError } from '../backend/BackendError';
import { portalDraftKeep, portalDrafts } from '../backend/contracts/drafts';
import type { Backend, PageCustomer } from '../backend/createBackend';
import type { SessionStore } from './sessionStore';

/** One customer's unsent values, by form. They outlast the forms; those that may be stored are sent to the server. */
export interface Drafts {
  /** Returns what was typed into a form. Undefined while the customer is not known. */
  get(form: string): object | undefined;
  /**
   * Keeps what was typed, unless a visitor typed it.
   *
   * @param drafted The part that the server may keep. It goes there a second after the last change.
   */
  set(form: string, typed: object, drafted: object): void;
  /** Deletes the draft of a form, also on the server. */
  remove(form: string): void;
  /** Reads what the server has of a form. Resolves with undefined when that is nothing, or when it failed. */
  read(form: string): Promise<object | undefined>;
  /**
   * Calls `readInputs` before drafts are saved for a page that ends or a log-out: inputs may show more than `set` knows.
   * Returns the function that ends this, and sends what waits.
   */
  watch(readInputs: () => void): () => void;
  /** Sends what waits. Resolves with false when the server does not have all of it. */
  save(): Promise<boolean>;
  /** Listens to the page. Returns the function that ends this, and sends what waits. */
  start(): () => void;
  /** Forgets everything, and sends no more of it. */
  clear(): void;
}

interface DraftsOptions {
  backend: Pick<Backend, 'call' | 'auth'>;
  /** Whose drafts they are. */
  customer: Pick<PageCustomer, 'getId'>;
  session: Pick<SessionStore, 'getState' | 'isVisitors' | 'subscribe'>;
  /** Whether the server keeps drafts. */
  isSent: () => boolean;
}

/** Milliseconds to wait after the last change before sending. */
export const draftPause = 1000;

/** Milliseconds to wait after the server refused a draft because there were too many. */
export const heldPause = 30_000;

/**
 * Milliseconds between two checks of the session while a customer types. Shorter than the time before its expiry in which
 * supabase-js refreshes a token.
 */
export const sessionPause = 60_000;

export function createDrafts({ backend, customer, session, isSent }: DraftsOptions): Drafts {
  const typed = new Map<string, object>();
  /** What the server does not have: values, or null for a deletion. */
  const waiting = new Map<string, object | null>();
  /** The forms of which the server may have a draft. */
  const stored = new Set<string>();
  const readers = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let checkedAt = -Infinity;
  let turns = 0;
  // One call at a time, so that a deletion is last. The backend has already reported failures.
  let last: Promise<unknown> = Promise.resolve();
  let reading: Promise<unknown> = last;

  /** Without this customer's session nothing is sent. */
  function canSend() {
    const state = session.getState();
    return state.status === 'logged-in' && state.session.userId === customer.getId();
  }

  function sendSoon() {
    if (!isHeld) sendAfter(draftPause);
  }

  function sendAfter(pause: number) {
    isHeld = pause === heldPause;
    clearTimeout(timer);
    timer = setTimeout(sendWaiting, pause);
  }

  function sendWaiting() {
    clearTimeout(timer);
    if (waiting.size === 0 || !canSend()) return;
    isHeld = false;
    const sent = [...waiting];
    waiting.clear();
    turns += 1;
    last = last.then(() => Promise.all(sent.map((draft) => send(...draft)))).finally(() => (turns -= 1));
  }

  async function send(form: string, values: object | null) {
    if (values === null) await reading;
    if (values === null && !stored.has(form)) return;
    stored.add(form);
    try {
      await backend.call(portalDraftKeep, { p_form: form, p_values: values && { ...values } });
      if (values === null) stored.delete(form);
    } catch (error) {
      // Cleared meanwhile.
      if (!stored.has(form)) return;
      if (!waiting.has(form)) waiting.set(form, values);
      if (error instanceof BackendError && error.serverCode === tooOften) sendAfter(heldPause);
    }
  }

  function sendBeforeEnd() {
    // The page may close before the next turn. Sending twice is harmless: the server stores field by field.
    for (const [p_form, values] of turns > 0 && canSend() ? waiting : [])
      if (values) backend.call(portalDraftKeep, { p_form, p_values: { ...values } }).catch(ignore);
    sendWaiting();
  }

  function readInputs() {
    for (const read of readers) read();
  }

  function handleVisibility() {
    if (document.visibilityState !== 'hidden') return;
    readInputs();
    sendBeforeEnd();
  }

  /** Lets the adapter refresh a token that is about to expire: a page that ends cannot wait for that. */
  function checkSession() {
    const now = Date.now();
    if (Math.abs(now - checkedAt) < sessionPause) return;
    checkedAt = now;
    backend.auth.getSession().catch(ignore);
  }

  return {
    get: (form) => (isAnothers.has(session.getState().status) ? undefined : typed.get(form)),
    set(form, values, drafted) {
      if (session.isVisitors()) return;
      typed.set(form, values);
      if (!isSent() || Object.keys(drafted).length === 0) return;
      waiting.set(form, drafted);
      if (canSend()) checkSession();
      sendSoon();
      // A page that is already hidden may end before the pause does.
      if (document.visibilityState === 'hidden') sendBeforeEnd();
    },
    remove(form) {
      typed.delete(form);
      if (!isSent()) return;
      waiting.set(form, null);
      sendWaiting();
    },
    async read(form) {
      if (!isSent()) return undefined;
      const read = backend.call(portalDrafts, undefined, { reportsRefusal: true }).then((drafts) => {
        for (const draft of drafts) stored.add(draft.form);
        return drafts.find((draft) => draft.form === form)?.typed;
      });
      const settled = read.catch(ignore);
      reading = settled;
      return settled;
    },
    watch(read) {
      readers.add(read);
      return () => {
        readers.delete(read);
        sendWaiting();
      };
    },
    async save() {
      if (!isSent() || !canSend()) return true;
      readInputs();
      await last;
      sendWaiting();
      await last;
      return [...waiting.values()].every((values) => values === null);
    },
    start() {
      // A customer who is known only now, or who logged in again.
      const stopListening = session.subscribe(() => waiting.size > 0 && canSend() && sendSoon());
      document.addEventListener('visibilitychange', handleVisibility);
      window.addEventListener('online', sendWaiting);
      return () => {
        stopListening();
        document.removeEventListener('visibilitychange', handleVisibility);
        window.removeEventListener('online', sendWaiting);
        sendWaiting();
      };
    },
    clear() {
      clearTimeout(timer);
      isHeld = false;
      for (const drafts of [typed, waiting, stored]) drafts.clear();
    },
  };
}

/** The states in which another person may be at the page. */
const isAnothers = new Set(['logged-out', 'recovering', 'second-step']);

/** The code of a refusal that is over after a while. */
const tooOften = 'PT429';

function ignore() {
  return undefined;
}
