import { useEffect, useMemo, useRef, useState } from 'react';
import { BackendError } from '../backend/BackendError';
import type { KeptDraft } from '../backend/openKeptDraft';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useUserId } from './useUserId';

/** A draft on the server. */
export interface KeptDraftValues {
  /** The stored values, once they have loaded. */
  values: object | undefined;
  keep: (typed: object) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
}

/**
 * With `config.keepsDrafts`, saves the logged-in customer's unsent values on the server. Failures only go to the
 * provider's `onError`.
 *
 * @param form Undefined for a form that keeps no draft.
 * @param fields The fields that the draft may contain. Later changes are ignored.
 */
export function useKeptDraft(form: string | undefined, fields: readonly string[]): KeptDraftValues {
  const { openKeptDraft, onError } = usePensionTrace();
  const userId = useUserId();
  const [permitted] = useState(fields);
  const [values, setValues] = useState<object>();
  const opened = useRef<Promise<KeptDraft | undefined>>(undefined);

  useEffect(() => {
    if (!openKeptDraft || form === undefined || permitted.length === 0 || userId === '') return undefined;
    const opening = openKeptDraft(form, permitted, setValues).catch((error: unknown) => {
      onError(BackendError.from(error));
      return undefined;
    });
    opened.current = opening;
    return () => {
      opened.current = undefined;
      void opening.then((draft) => draft?.close());
    };
  }, [openKeptDraft, form, permitted, userId, onError]);

  const actions = useMemo(
    () => ({
      keep: (typed: object) => void opened.current?.then((draft) => draft?.keep(typed)),
      forget() {
        setValues(undefined);
        void opened.current?.then((draft) => draft?.forget());
      },
    }),
    [],
  );
  return { values, ...actions };
}
