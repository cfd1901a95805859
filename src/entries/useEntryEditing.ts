import { useState } from 'react';

/** Which entry of a list is being edited, and which was last. */
export interface EntryEditing<Entry> {
  /** The entry whose form stands in the list's place. */
  edited: Entry | undefined;
  /** The id of the entry whose form was left last: focus belongs on its row. */
  returnedFrom: string | undefined;
  /** The name of the entry that was changed last, until another form is opened. */
  saved: string | undefined;
  open: (entry: Entry) => void;
  /** Back to the list; with a name when changes were saved. */
  close: (savedName?: string) => void;
}

/** Editing in place of the list: on a phone the form gets the whole screen and nothing scrolls inside anything else. */
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
