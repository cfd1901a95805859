import { portalDraftKeep, portalDrafts } from './contracts/drafts';
import type { Backend } from './createBackend';

/** The draft of one form on the server. */
export interface KeptDraft {
  /** Sends the values a second after the last change, or when the page is hidden. */
  keep: (typed: object) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
  /** Sends pending values and stops listening to the page. */
  close: () => void;
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
  let waiting: object | undefined;
  let isForgotten = false;
  let hasDraft = false;

  // One call at a time, so that the deletion is last. The backend has already reported failures.
  let last: Promise<unknown> = backend
    .call(portalDrafts, undefined, { reportsRefusal: true })
    .then((drafts) => {
      const kept = drafts.find((draft) => draft.form === form);
      if (!kept) return;
      hasDraft = true;
      if (!isForgotten) onArrive(permitted(kept.typed));
    })
    .catch(ignore);
  const send = (values: Record<string, unknown> | null) => {
    last = last.then(() => backend.call(portalDraftKeep, { p_form: form, p_values: values }).catch(ignore));
  };

  function sendWaiting() {
    clearTimeout(timer);
    if (waiting) send(permitted(waiting));
    hasDraft ||= waiting !== undefined;
    waiting = undefined;
  }
  function handleVisibility() {
    if (document.visibilityState === 'hidden') sendWaiting();
  }
  document.addEventListener('visibilitychange', handleVisibility);

  return {
    keep(typed) {
      if (isForgotten) return;
      waiting = typed;
      clearTimeout(timer);
      timer = setTimeout(sendWaiting, draftPause);
    },
    forget() {
      clearTimeout(timer);
      waiting = undefined;
      isForgotten = true;
      last = last.then(() => {
        if (hasDraft) send(null);
      });
    },
    close() {
      sendWaiting();
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}

function ignore() {}
