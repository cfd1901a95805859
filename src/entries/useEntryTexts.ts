import { useMemo } from 'react';
import { addressMessages } from './addressMessages';
import type { AddressTexts } from './addressRules';
import { entryMessages } from './entryMessages';
import { useMessages } from '../provider/useMessages';

/** What forms with years and an address say is wrong. */
export type EntryTexts = typeof entryMessages & AddressTexts;

/** Those texts as the provider wants them. */
export function useEntryTexts(): EntryTexts {
  const entry = useMessages('entry', entryMessages);
  const address = useMessages('address', addressMessages);
  return useMemo(() => ({ ...entry, ...address }), [entry, address]);
}
