import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** The key in the provider's memory. A customer's drafts have a key with a slash. */
const key = 'access-email';

/** The email address that was typed at sign-up, at log-in or for a forgotten password; undefined when there is none. */
export function useKeptEmail(): string | undefined {
  const { drafts } = usePensionTrace();
  const [email] = useState(() => drafts.get(key));
  return typeof email === 'string' && email !== '' ? email : undefined;
}

/**
 * Keeps the typed email address for the next of these screens: in memory, never in the address.
 *
 * @returns The function that deletes it, because its customer has logged in.
 */
export function useKeepEmail<Values extends FieldValues & { email: string }>(form: UseFormReturn<Values>): () => void {
  const { drafts } = usePensionTrace();
  const isOver = useRef(false);
  const { subscribe } = form;
  // While typing, because the next screen renders before this one unmounts.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          if (!isOver.current) drafts.set(key, values.email.trim());
        },
      }),
    [subscribe, drafts],
  );
  return () => {
    isOver.current = true;
    drafts.delete(key);
  };
}
