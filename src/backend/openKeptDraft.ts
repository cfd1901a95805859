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
  let waiting: object | undefined;
  /** Values that failed to send. Later values contain them. */
  let unsaved: object | undefined;
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
  const send = async (values: Record<string, unknown> | null) =>
    backend.call(portalDraftKeep, { p_form: form, p_values: values });

  function sendWaiting() {
    clearTimeout(timer);
    const typed = waiting;
    if (!typed) return;
    waiting = undefined;
    hasDraft = true;
    last = last.then(async () => {
      try {
        await send(permitted(typed));
        unsaved = undefined;
      } catch {
        unsaved = typed;
      }
    });
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
      // A page that is already hidden may end before the pause does.
      handleVisibility();
    },
    forget() {
      clearTimeout(timer);
      waiting = undefined;
      isForgotten = true;
      last = last.then(() => (hasDraft ? send(null).catch(ignore) : undefined));
    },
    async save() {
      await last;
      waiting ??= unsaved;
      sendWaiting();
      await last;
      return unsaved === undefined || isForgotten;
    },
    close({ isDropped } = { isDropped: false }) {
      if (isDropped) {
        clearTimeout(timer);
        waiting = undefined;
      }
      sendWaiting();
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}

function ignore() {}
