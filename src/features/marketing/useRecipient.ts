import { useEffect, useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** The recipient of a marketing link. */
export interface Recipient {
  id: string;
  email: string;
}

/**
 * Reads the recipient of a marketing link, then removes it from the URL, because the browser's history should not list
 * email addresses. The state of the history entry keeps it for a reload.
 *
 * @param location The current path with its query.
 * @returns Undefined for a link without a recipient.
 */
export function useRecipient(location: string): Recipient | undefined {
  const { navigate, paths } = usePensionTrace().navigation;
  const query = new URLSearchParams(location.split('?')[1]);
  const id = query.get('id');
  // In a query, '+' means a space. No address contains one, so a link with 'jo+pension@' was written unencoded.
  const email = query.get('email')?.trim().replaceAll(' ', '+');
  const [recipient, setRecipient] = useState(() => (id && email ? { id, email } : storedRecipient()));
  if (id && email && (id !== recipient?.id || email !== recipient.email)) setRecipient({ id, email });

  useEffect(() => {
    if (!id || !email) return;
    navigate(paths.marketing, { replace: true });
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' ? state : {}), recipient: { id, email } }, '');
  }, [id, email, navigate, paths]);

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
