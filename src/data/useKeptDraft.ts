import { useEffect, useMemo, useRef, useState } from 'react';
import { BackendError } from '../backend/BackendError';
import type { KeptDraft } from '../backend/openKeptDraft';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useUserId } from './useUserId';

export interface KeptDraftOptions {
  /** Undefined for a form that keeps no draft. */
  form: string | undefined;
  /** The fields that the draft may contain. Later changes are ignored. */
  fields: readonly string[];
  /** Passes to `keep` what inputs show and the form does not know: text that a browser wrote without an event. */
  readInputs: () => void;
}

/** A draft on the server. */
export interface KeptDraftValues {
  /** The stored values, once they have loaded. */
  values: object | undefined;
  keep: (typed: object) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
}

/**
 * With `config.keepsDrafts`, saves the logged-in customer's unsent values on the server, also before a log-out. What was
 * typed before the session was known is saved once it is. Failures only go to the provider's `onError`.
 */
export function useKeptDraft({ form, fields, readInputs }: KeptDraftOptions): KeptDraftValues {
  const { openKeptDraft, onError, session } = usePensionTrace();
  const userId = useUserId();
  const [permitted] = useState(fields);
  const [values, setValues] = useState<object>();
  const opened = useRef<Promise<KeptDraft | undefined>>(undefined);
  /** The last values, for a draft that opens later. */
  const typed = useRef<object>(undefined);
  const read = useRef(readInputs);
  useEffect(() => {
    read.current = readInputs;
  });

  useEffect(() => {
    if (!openKeptDraft || form === undefined || permitted.length === 0 || userId === '') return undefined;
    const opening = openKeptDraft({ form, fields: permitted, onArrive: setValues }).catch((error: unknown) => {
      onError(BackendError.from(error));
      return undefined;
    });
    opened.current = opening;
    read.current();
    void opening.then((draft) => {
      if (typed.current) draft?.keep(typed.current);
    });
    const removeDraft = session.leaving.add(async () => {
      if (opened.current === opening) read.current();
      const draft = await opening;
      return draft ? draft.save() : typed.current === undefined;
    });
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') read.current();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      opened.current = undefined;
      document.removeEventListener('visibilitychange', handleVisibility);
      const state = session.getState();
      // Without this customer's session nothing is sent.
      const isDropped = state.status !== 'logged-in' || state.session.userId !== userId;
      void opening.then((draft) => draft?.close({ isDropped })).then(removeDraft);
    };
  }, [openKeptDraft, form, permitted, userId, onError, session]);

  const actions = useMemo(
    () => ({
      keep(now: object) {
        // A visitor's words must not reach the customer who logs in next, perhaps in another tab.
        typed.current = session.isVisitors() ? undefined : now;
        void opened.current?.then((draft) => draft?.keep(now));
      },
      forget() {
        setValues(undefined);
        typed.current = undefined;
        void opened.current?.then((draft) => draft?.forget());
      },
    }),
    [session],
  );
  return { values, ...actions };
}
