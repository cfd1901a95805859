import { useEffect, useMemo, useRef, useState } from 'react';
import { BackendError } from '../backend/BackendError';
import { useUserId } from '../data/useUserId';
import type { KeptDraft } from '../backend/openKeptDraft';
import { usePensionTrace } from '../provider/PensionTraceContext';

export interface KeptDraftValues<Values> {
  /** The values that the server kept, once they have arrived. */
  values: Partial<Values> | undefined;
  keep: (typed: Partial<Values>) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
}

/**
 * With `config.keepsDrafts`, keeps typed and unsent values of the signed-in customer on the server. Failures go to the
 * provider's `onError` and stop nothing.
 *
 * @param form Undefined for a form that keeps no draft.
 */
export function useKeptDraft<Values>(form: string | undefined): KeptDraftValues<Values> {
  const { openKeptDraft, onError } = usePensionTrace();
  const userId = useUserId();
  const [values, setValues] = useState<Partial<Values>>();
  const opened = useRef<Promise<KeptDraft | undefined>>(undefined);

  useEffect(() => {
    if (!openKeptDraft || form === undefined || userId === '') return undefined;
    const opening = openKeptDraft(form, setValues).catch((error: unknown) => {
      onError(BackendError.from(error));
      return undefined;
    });
    opened.current = opening;
    return () => {
      opened.current = undefined;
      void opening.then((draft) => draft?.close());
    };
  }, [openKeptDraft, form, userId, onError]);

  const actions = useMemo(
    () => ({
      keep: (typed: Partial<Values>) => void opened.current?.then((draft) => draft?.keep(typed)),
      forget() {
        setValues(undefined);
        void opened.current?.then((draft) => draft?.forget());
      },
    }),
    [],
  );
  return { values, ...actions };
}
