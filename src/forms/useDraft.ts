import { useMemo, useState } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useSession } from '../data/useSession';

export interface Draft<Values> {
  /** What was there when this form came to the page. */
  initial: Partial<Values> | undefined;
  keep: (typed: Partial<Values>) => void;
  /** Throws it away, for good: what has been sent is no draft any more. */
  forget: () => void;
}

/**
 * What was typed and not yet sent, kept in the provider's memory for this customer while the form is away:
 * going back, an expired session, a redirect. Never in browser storage.
 *
 * @param name Undefined for a form whose content is not kept, such as a password.
 */
export function useDraft<Values>(name: string | undefined): Draft<Values> {
  const { drafts } = usePensionTrace('useDraft');
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.userId : '';
  const key = name === undefined ? undefined : `${userId}/${name}`;
  const [initial] = useState(() => (key === undefined ? undefined : (drafts.get(key) as Partial<Values> | undefined)));

  return useMemo(() => {
    let isForgotten = false;
    return {
      initial,
      keep(typed) {
        if (key !== undefined && !isForgotten) drafts.set(key, typed);
      },
      forget() {
        isForgotten = true;
        if (key !== undefined) drafts.delete(key);
      },
    };
  }, [drafts, key, initial]);
}
