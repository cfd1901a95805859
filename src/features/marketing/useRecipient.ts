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
 * @returns Undefined for a link without a recipient, 'spoilt' for one whose recipient cannot be read.
 */
export function useRecipient(location: string): Recipient | 'spoilt' | undefined {
  const values = useLinkValues(location, 'marketing', names);
  // In a query, '+' means a space. No address contains one, so a link with 'jo+pension@' was written unencoded.
  return useMemo(() => {
    if (!values || values === 'spoilt') return values;
    return { id: values.id.replace(/\s/g, ''), email: values.email.trim().replaceAll(' ', '+') };
  }, [values]);
}
