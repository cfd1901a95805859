import { useState } from 'react';

/** The entry of a list that is being edited, and the one edited last. */
export interface EntryEditing<Entry> {
  /** The entry whose form replaces the list. */
  edited: Entry | undefined;
  /** The id of the entry whose form closed last: its row takes focus. */
  returnedFrom: string | undefined;
  /** The name of the entry that was saved last, until another form opens. */
  saved: string | undefined;
  open: (entry: Entry) => void;
  /** Closes the form. Pass the name when changes were saved. */
  close: (savedName?: string) => void;
}

/** Tracks which entry's form replaces the list, so that the form gets the whole screen on a phone. */
export function useEntryEditing<Entry extends { id: string }>(): EntryEditing<Entry> {
  const [edited, setEdited] = useState<Entry>();
  const [returnedFrom, setReturnedFrom] = useState<string>();
  const [saved, setSaved] = useState<string>();
  return {
    edited,
    returnedFrom,
    saved,
    open(entry) {
      setSaved(undefined);
      setEdited(entry);
    },
    close(savedName) {
      setSaved(savedName);
      setReturnedFrom(edited?.id);
      setEdited(undefined);
    },
  };
}
