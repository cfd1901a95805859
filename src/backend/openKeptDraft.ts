import { BackendError } from './BackendError';
import { portalDraftKeep, portalDrafts } from './contracts/drafts';
import type { Backend } from './createBackend';

/** The draft of one form on the server. */
export interface KeptDraft {
  /** Sends the values a second after the last change, or when the page is hidden. */
  keep: (typed: object) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
  /** Sends pending values at once. Resolves with false when the server does not have them. */
  save: () => Promise<boolean>;
  /**
   * Sends pending values, unless they are dropped, and stops listening to the page. Resolves when nothing is left that is
   * sent later.
   */
  close: (options?: { isDropped: boolean }) => Promise<void>;
}

/**
 * The drafts of closed forms that the server refused for now, by form. Each function stops their sending and returns what
 * is not sent: values, or null for a deletion.
 */
export type HeldDrafts = Map<string, () => Promise<object | null | undefined>>;

export interface DraftOptions {
  backend: Backend;
  held: HeldDrafts;
  /** The form, such as `personal-details` or `trace/<id>`. */
  form: string;
  /** The fields that a draft may contain. Others are neither sent nor read. */
  fields: readonly string[];
  /** Called with the stored values, if there are any. */
  onArrive: (values: object) => void;
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

/**
 * Reads a form's draft and saves later ones. What the server refuses because there were too many (PT429) is sent again
 * later, also after the form has closed.
 */
export function openKeptDraft({ backend, held, form, fields, onArrive }: DraftOptions): KeptDraft {
  const permitted = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server does not have: values, which later ones contain, or null for a deletion. */
  let pending: object | null | undefined;
  /** Whether the server refused `pending` for now. */
  let isHeld = false;
  /** Calls that wait for a reply or for their turn. */
  let turns = 1;
  let isForgotten = false;
  let hasDraft = false;
  let checkedAt = -Infinity;
  let onSettled: (() => void) | undefined;

  // One call at a time, so that the deletion is last. The backend has already reported failures.
  let last: Promise<unknown> = takeOver().finally(endTurn);
  // No values wait for this reply: the server stores field by field, and the form keeps what was typed.
  const firstRead = last
    .then(() => backend.call(portalDrafts, undefined, { reportsRefusal: true }))
    .then((drafts) => {
      const kept = drafts.find((draft) => draft.form === form);
      if (!kept) return;
      hasDraft = true;
      if (!isForgotten) onArrive(permitted(kept.typed));
    })
    .catch(ignore);

  function inTurn(call: () => Promise<unknown>) {
    turns += 1;
    last = last.then(call).finally(endTurn);
  }

  function endTurn() {
    turns -= 1;
  }

  /** Continues with what an earlier form of this name could not send. */
  async function takeOver() {
    const unsent = await held.get(form)?.();
    if (unsent === undefined || pending !== undefined) return;
    hasDraft = true;
    pending = unsent;
    hold();
  }

  /** Lets the adapter refresh a token that is about to expire: a page that ends cannot wait for that. */
  function checkSession() {
    const now = Date.now();
    if (Math.abs(now - checkedAt) < sessionPause) return;
    checkedAt = now;
    backend.auth.getSession().catch(ignore);
  }

  function hold() {
    isHeld = true;
    held.set(form, release);
    clearTimeout(timer);
    timer = setTimeout(sendPending, heldPause);
  }

  async function release() {
    clearTimeout(timer);
    await last;
    clearTimeout(timer);
    const unsent = pending;
    pending = undefined;
    settle();
    return unsent;
  }

  function settle() {
    if (isHeld && held.get(form) === release) held.delete(form);
    isHeld = false;
    onSettled?.();
  }

  async function send(sent: object | null) {
    if (sent === null) await firstRead;
    if (sent === null && !hasDraft) return;
    hasDraft = true;
    try {
      await backend.call(portalDraftKeep, { p_form: form, p_values: sent && permitted(sent) });
    } catch (error) {
      if (pending === undefined) pending = sent;
      if (error instanceof BackendError && error.serverCode === tooOften) {
        hold();
        return;
      }
    }
    settle();
  }

  function sendPending() {
    clearTimeout(timer);
    if (pending === undefined) return;
    const sent = pending;
    pending = undefined;
    inTurn(() => send(sent));
  }
  function handleVisibility() {
    if (document.visibilityState !== 'hidden') return;
    // The page may end before its turn comes. A repeat changes nothing, and a draft of another device keeps the fields
    // that were not typed here: the server stores field by field.
    if (turns > 0 && pending) {
      const now = backend.call(portalDraftKeep, { p_form: form, p_values: permitted(pending) }).catch(ignore);
      inTurn(() => now);
    }
    sendPending();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', sendPending);

  return {
    keep(typed) {
      if (isForgotten) return;
      checkSession();
      pending = typed;
      if (!isHeld) {
        clearTimeout(timer);
        timer = setTimeout(sendPending, draftPause);
      }
      // A page that is already hidden may end before the pause does.
      handleVisibility();
    },
    forget() {
      isForgotten = true;
      pending = null;
      sendPending();
    },
    async save() {
      await last;
      sendPending();
      await last;
      return pending === undefined || isForgotten;
    },
    async close({ isDropped } = { isDropped: false }) {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', sendPending);
      if (isDropped) await release();
      else sendPending();
      await last;
      if (isHeld) await new Promise<void>((resolve) => (onSettled = resolve));
    },
  };
}

/** The code of a refusal that is over after a while. */
const tooOften = 'PT429';

function ignore() {}
