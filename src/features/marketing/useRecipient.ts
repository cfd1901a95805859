import { useMemo } from 'react';
import { useLinkValues } from './useLinkValues';

/** The recipient of a marketing link. */
export interface Recipient {
  id: string;
  email: string;
}

const names = ['id', 'email'] as const;

/**
 * Reads the recipient of a marketing link, see {@link useLinkValues}.
 *
 * @param location The current path with its query.
 * @returns Undefined for a link without a recipient.
 */
export function useRecipient(location: string): Recipient | undefined {
  const values = useLinkValues(location, 'marketing', names);
  // In a query, '+' means a space. No address contains one, so a link with 'jo+pension@' was written unencoded.
  return useMemo(() => values && { ...values, email: values.email.trim().replaceAll(' ', '+') }, [values]);
}
