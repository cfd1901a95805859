import { useEffect, useMemo, useRef } from 'react';
import { useUserId } from '../../data/useUserId';
import { usePensionTrace } from '../../provider/PensionTraceContext';

export interface UseLostSignatureOptions {
  /** Whether the customer has ticked or signed something. */
  hasStarted: () => boolean;
  /** Empties the form. */
  discard: () => void;
}

export interface LostSignature {
  /** Whether the customer's last session ended between signing and sending. */
  isLost: boolean;
  /** Call it once the letter is signed. */
  forget: () => void;
}

/**
 * Empties the letter when the session ends: a signature is the customer's own act, so it is never restored. Remembers in
 * the provider's memory that one was lost, and nothing else.
 */
export function useLostSignature(options: UseLostSignatureOptions): LostSignature {
  const { session, memory } = usePensionTrace();
  const { hasLostSignature } = memory.customer;
  const userId = useUserId();
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });

  useEffect(() => {
    if (userId === '') return undefined;
    return session.subscribe(() => {
      const state = session.getState();
      if (state.status !== 'logged-out') return;
      if (state.hasLostSession && newest.current.hasStarted()) hasLostSignature.set(true);
      newest.current.discard();
    });
  }, [session, hasLostSignature, userId]);

  const isLost = useMemo(() => userId !== '' && hasLostSignature.get(), [hasLostSignature, userId]);
  return { isLost, forget: hasLostSignature.clear };
}
