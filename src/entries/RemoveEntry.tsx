import { ConfirmAction } from '../screens/ConfirmAction';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { Untranslated } from '../ui/Untranslated';
import { entryMessages } from './entryMessages';
import { useEntryRemoval, type EntryKind } from './useEntryRemoval';

export interface RemoveEntryProps {
  kind: EntryKind;
  /** The id of the trace or pension. */
  id: string;
  /** Its name, for the question and for screen readers. */
  name: string;
  /** Called when it is gone. */
  onRemoved: () => void;
}

/** The button that takes back a trace or a pension entered by mistake, and its question. */
export function RemoveEntry({ kind, id, name, onRemoved }: RemoveEntryProps) {
  const removal = useEntryRemoval(kind, { onCompleted: onRemoved });
  const texts = useMessages('entry', entryMessages);
  if (!removal.canRemove) return null;
  return (
    <>
      <Button variant="quiet" aria-label={texts.removeNamed(name)} onPress={() => removal.ask({ p_id: id })}>
        {texts.remove}
      </Button>
      <ConfirmAction
        action={removal}
        heading={<Untranslated within={texts.removeHeading(name)}>{name}</Untranslated>}
        confirmLabel={texts.remove}
        cancelLabel={texts.removeKeep}
        busyLabel={texts.removeBusy}
      >
        <p>{texts.removeText}</p>
      </ConfirmAction>
    </>
  );
}
