import { portalDraftKeep, portalDrafts } from './contracts/drafts';
import type { Backend } from './createBackend';

/** The draft of one form on the server. */
export interface KeptDraft {
  /** Sends the values a second after the last change, or when the page is hidden. Later, when the browser is offline. */
  keep: (typed: object) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
  /** Sends pending values at once. Resolves with false when the server does not have them. */
  save: () => Promise<boolean>;
  /** Sends pending values, unless they are dropped, and stops listening to the page. */
  close: (options?: { isDropped: boolean }) => void;
}

/** Milliseconds to wait after the last change before sending. */
export const draftPause = 1000;

/**
 * Reads a form's draft and saves later ones.
 *
 * @param form The form, such as `personal-details` or `trace/<id>`.
 * @param fields The fields that a draft may contain. Others are neither sent nor read.
 * @param onArrive Called with the stored values, if there are any.
 */
export function openKeptDraft(
  backend: Backend,
  form: string,
  fields: readonly string[],
  onArrive: (values: object) => void,
): KeptDraft {
  const permitted = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Values to send, also those that failed to send. Later values contain them. */
  let waiting: object | undefined;
  /** Calls that are waiting for a reply or for their turn. */
  let pending = 0;
  let isForgotten = false;
  let hasDraft = false;

  let last: Promise<unknown> = Promise.resolve();
  /** One call at a time, so that the deletion is last. The backend has already reported failures. */
  function inTurn(call: () => Promise<unknown>) {
    pending += 1;
    last = last.then(call).finally(() => {
      pending -= 1;
    });
  }
  const send = async (values: Record<string, unknown> | null) =>
    backend.call(portalDraftKeep, { p_form: form, p_values: values });

  inTurn(async () => {
    const drafts = await backend.call(portalDrafts, undefined, { reportsRefusal: true }).catch(() => []);
    const kept = drafts.find((draft) => draft.form === form);
    if (!kept) return;
    hasDraft = true;
    if (!isForgotten) onArrive(permitted(kept.typed));
  });

  function sendWaiting() {
    clearTimeout(timer);
    const typed = waiting;
    if (!typed) return;
    waiting = undefined;
    hasDraft = true;
    inTurn(async () => {
      try {
        await send(permitted(typed));
      } catch {
        if (!isForgotten) waiting ??= typed;
      }
    });
  }
  function handleVisibility() {
    if (document.visibilityState !== 'hidden' || !waiting) return;
    // The page may end before its turn comes. A repeat changes nothing, and a draft of another device keeps the fields
    // that were not typed here: the server stores field by field.
    if (pending > 0) {
      const now = send(permitted(waiting)).catch(ignore);
      inTurn(() => now);
    }
    sendWaiting();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', sendWaiting);

  return {
    keep(typed) {
      if (isForgotten) return;
      waiting = typed;
      clearTimeout(timer);
      timer = setTimeout(sendWaiting, draftPause);
      // A page that is already hidden may end before the pause does.
      handleVisibility();
    },
    forget() {
      clearTimeout(timer);
      waiting = undefined;
      isForgotten = true;
      inTurn(async () => hasDraft && send(null).catch(ignore));
    },
    async save() {
      await last;
      sendWaiting();
      await last;
      return waiting === undefined;
    },
    close({ isDropped } = { isDropped: false }) {
      if (isDropped) {
        clearTimeout(timer);
        waiting = undefined;
      }
      sendWaiting();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', sendWaiting);
    },
  };
}

function ignore() {}
