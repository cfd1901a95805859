import { useEffect, useMemo, useRef, useState } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useUserId } from './useUserId';

interface ServerDraft {
  /** The fields that the server may keep. Later changes are ignored. */
  fields: readonly string[];
  /** Passes to `keep` what inputs show and the form does not know: text that a browser wrote without an event. */
  readInputs: () => void;
}

export interface Draft<Values> {
  /** The draft when the form mounted. */
  initial: Partial<Values> | undefined;
  /** What the server has, once it has loaded. */
  stored: object | undefined;
  keep: (typed: Partial<Values>) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
}

/**
 * Keeps unsent values in the provider's memory while the form is unmounted: after going back, an expired session or a
 * redirect. With `config.keepsDrafts` the logged-in customer's values are on the server too; failures only go to the
 * provider's `onError`. Never uses browser storage.
 *
 * @param name Undefined for a form that keeps no draft, such as a password form.
 * @param server What the server may keep. Default: nothing.
 */
export function useDraft<Values extends object>(
  name: string | undefined,
  { fields, readInputs }: ServerDraft = { fields: [], readInputs: () => {} },
): Draft<Values> {
  const { config, memory } = usePensionTrace();
  const { drafts } = memory.customer;
  const userId = useUserId();
  const [permitted] = useState(fields);
  const [initial] = useState(() =>
    name === undefined ? undefined : (drafts.get(name) as Partial<Values> | undefined),
  );
  const [stored, setStored] = useState<object>();
  const isForgotten = useRef(false);
  const read = useRef(readInputs);
  useEffect(() => {
    read.current = readInputs;
  });

  const isSent = config.keepsDrafts && name !== undefined && permitted.length > 0 && userId !== '';
  useEffect(() => {
    if (!isSent) return undefined;
    let isOpen = true;
    const readNow = () => read.current();
    readNow();
    void drafts.read(name).then((values) => {
      if (values && isOpen && !isForgotten.current) setStored(only(values, permitted));
    });
    const stopWatching = drafts.watch(readNow);
    return () => {
      isOpen = false;
      stopWatching();
    };
  }, [drafts, isSent, name, permitted]);

  const actions = useMemo(
    () => ({
      keep(typed: Partial<Values>) {
        if (name !== undefined && !isForgotten.current) drafts.set(name, typed, only(typed, permitted));
      },
      forget() {
        isForgotten.current = true;
        setStored(undefined);
        if (name !== undefined) drafts.remove(name);
      },
    }),
    [drafts, name, permitted],
  );
  return { initial, stored, ...actions };
}

function only(values: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}
