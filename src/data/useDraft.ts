import { useEffect, useMemo, useState } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useUserId } from './useUserId';

export interface Draft<Values> {
  /** The draft when the form mounted. */
  initial: Partial<Values> | undefined;
  keep: (typed: Partial<Values>) => void;
  /** Deletes the draft and keeps no later one. */
  forget: () => void;
}

/**
 * Keeps unsent values in the provider's memory, per customer, while the form is unmounted: after going back, an expired
 * session or a redirect. Never uses browser storage.
 *
 * @param name Undefined for a form that keeps no draft, such as a password form.
 */
export function useDraft<Values>(name: string | undefined): Draft<Values> {
  const { customerMemory, session } = usePensionTrace();
  const { drafts } = customerMemory;
  const userId = useUserId();
  const key = name === undefined ? undefined : `${userId}/${name}`;
  const [initial] = useState(() => (key === undefined ? undefined : (drafts.get(key) as Partial<Values> | undefined)));

  // Typed before the session was known: now it is known whose it is.
  useEffect(() => {
    const early = `/${name}`;
    const typed = drafts.get(early);
    if (key === undefined || userId === '' || !typed) return;
    drafts.set(key, typed);
    drafts.delete(early);
  }, [drafts, key, name, userId]);

  return useMemo(
    () => createDraft(drafts, { key, initial, isKept: () => !session.isVisitors() }),
    [drafts, key, initial, session],
  );
}

interface DraftOptions<Values> {
  key: string | undefined;
  initial: Partial<Values> | undefined;
  /** False for a visitor: the customer who logs in next may be another person. */
  isKept: () => boolean;
}

function createDraft<Values>(
  drafts: Map<string, object>,
  { key, initial, isKept }: DraftOptions<Values>,
): Draft<Values> {
  let isForgotten = false;
  return {
    initial,
    keep(typed) {
      if (key !== undefined && !isForgotten && isKept()) drafts.set(key, typed);
    },
    forget() {
      isForgotten = true;
      if (key !== undefined) drafts.delete(key);
    },
  };
}
