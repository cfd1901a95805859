import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** The email address that was typed at sign-up, at log-in or for a forgotten password; undefined when there is none. */
export function useKeptEmail(): string | undefined {
  const { typedEmail } = usePensionTrace().memory.customer;
  const [email] = useState(typedEmail.get);
  return email === '' ? undefined : email;
}

/**
 * Keeps the typed email address for the next of these screens: in memory, never in the address.
 *
 * @returns The function that deletes it, because its customer has logged in.
 */
export function useKeepEmail<Values extends FieldValues & { email: string }>(form: UseFormReturn<Values>): () => void {
  const { typedEmail } = usePensionTrace().memory.customer;
  const isOver = useRef(false);
  const { subscribe } = form;
  // While typing, because the next screen renders before this one unmounts.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          if (!isOver.current) typedEmail.set(values.email.trim());
        },
      }),
    [subscribe, typedEmail],
  );
  return () => {
    isOver.current = true;
    typedEmail.set(undefined);
  };
}
