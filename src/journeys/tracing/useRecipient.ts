import { useEffect, useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Who a marketing link is about. */
export interface Recipient {
  id: string;
  email: string;
}

/**
 * Reads who a marketing link is about, then removes that from the address: an email address has no place in a
 * history's list. It stays in the state of the history entry, so that a reload still finds it.
 *
 * @returns Undefined when the link names no one.
 */
export function useRecipient(query: URLSearchParams): Recipient | undefined {
  const { navigate, paths } = usePensionTrace().navigation;
  const [{ recipient, isInAddress }] = useState(() => {
    const id = query.get('id');
    const email = query.get('email');
    return id && email
      ? { recipient: { id, email }, isInAddress: true }
      : { recipient: storedRecipient(), isInAddress: false };
  });

  useEffect(() => {
    if (!isInAddress || !recipient) return;
    navigate(paths.marketing, { replace: true });
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' ? state : {}), recipient }, '');
  }, [isInAddress, recipient, navigate, paths]);

  return recipient;
}

function storedRecipient(): Recipient | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('recipient' in state)) return undefined;
  const { recipient } = state;
  if (typeof recipient !== 'object' || recipient === null) return undefined;
  if (!('id' in recipient) || !('email' in recipient)) return undefined;
  const { id, email } = recipient;
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}
