import { useMemo } from 'react';
import { addressMessages } from './addressMessages';
import type { AddressTexts } from './addressFields';
import { entryMessages } from './entryMessages';
import { useMessages } from '../texts/useMessages';

/** The error texts of forms with years and an address. */
export type EntryTexts = typeof entryMessages & AddressTexts;

/** Returns these texts with the host's replacements. */
export function useEntryTexts(): EntryTexts {
  const entry = useMessages('entry', entryMessages);
  const address = useMessages('address', addressMessages);
  return useMemo(() => ({ ...entry, ...address }), [entry, address]);
}
