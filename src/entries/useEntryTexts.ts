import { useMemo } from 'react';
import { addressErrors } from './addressErrors';
import type { AddressTexts } from './addressRules';
import { entryErrors } from './entryErrors';
import type { Widened } from '../provider/messages';
import { useMessages } from '../provider/useMessages';

/** What forms with years and an address say is wrong. */
export type EntryTexts = Widened<typeof entryErrors.defaults> & AddressTexts;

/** Those texts as the provider wants them. */
export function useEntryTexts(): EntryTexts {
  const entry = useMessages(entryErrors);
  const address = useMessages(addressErrors);
  return useMemo(() => ({ ...entry, ...address }), [entry, address]);
}
