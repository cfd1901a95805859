import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../texts/useMessages';
import { CustomerScreen } from '../screens/CustomerScreen';
import { ForCustomer } from '../screens/ForCustomer';
import { AsyncList } from '../ui/AsyncList';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { FormActions } from '../ui/FormActions';
import { Icon } from '../ui/Icon';
import { LiveText } from '../ui/LiveText';
import { Untranslated } from '../ui/Untranslated';
import { entryMessages } from './entryMessages';
import { RemoveEntry } from './RemoveEntry';
import type { EntryKind } from './useEntryRemoval';
import type { ListAction, UseEntryListResult } from './useEntryList';

/** With more entries than this, the button for another one is repeated below the list. */
const mostWithoutRepeat = 3;

export interface EntryListScreenProps<Entry> {
  /** The list, its two actions, and the entry being edited. */
  entries: UseEntryListResult<Entry>;
  /** The question about adding another entry, its explanation and its two answers. */
  screen: { listHeading: string; listLead: string; add: string; continue: string };
  /** What the entries are, and which can be taken back. */
  kind: EntryKind;
  isUntouched: (entry: Entry) => boolean;
  /** The texts of the list. */
  texts: Record<'list' | 'loading' | 'failedHeading' | 'failed' | 'emptyHeading' | 'empty', string>;
  /** The name of an entry. */
  nameOf: (entry: Entry) => string;
  /** Renders the row of an entry with its button. */
  row: (entry: Entry, action: ReactNode) => ReactNode;
  /** Renders the form of an entry that is edited. */
  form: (entry: Entry, close: (savedName?: string) => void) => ReactNode;
}

/** An onboarding list with two actions. An entry's form replaces the list while the entry is edited. */
export function EntryListScreen<Entry extends { id: string }>(props: EntryListScreenProps<Entry>) {
  const { entries, screen, kind, isUntouched, texts, nameOf, row, form } = props;
  const { list, actions, canAdd, editing } = entries;
  const entry = useMessages('entry', entryMessages);
  // An error shows beside the button that was pressed.
  const [isPressedAbove, setIsPressedAbove] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const button = (action: ListAction, isAbove = false) => ({
    isBusy: actions.busyWith === action,
    isDisabled: actions.busyWith !== undefined && actions.busyWith !== action,
    onPress() {
      setIsPressedAbove(isAbove);
      actions.run(action);
    },
  });
  // Without an entry, adding the first one is the next step.
  const isEmpty = canAdd && list.status === 'empty';
  const addButton = (isAbove: boolean) => (
    <Button variant={isEmpty ? 'primary' : 'secondary'} icon={<Icon name="plus" />} {...button('add', isAbove)}>
      {screen.add}
    </Button>
  );
  const error = actions.state.status === 'error' && <ErrorBox message={actions.state.message} />;
  const isLong = list.status === 'success' && list.data.length > mostWithoutRepeat;

  if (editing.edited) return <ForCustomer>{form(editing.edited, editing.close)}</ForCustomer>;
  return (
    <CustomerScreen heading={screen.listHeading} lead={screen.listLead}>
      {canAdd && <FormActions>{addButton(true)}</FormActions>}
      {isPressedAbove && error}
      <LiveText>
        {editing.saved !== undefined && (
          <Untranslated within={entry.saved(editing.saved)}>{editing.saved}</Untranslated>
        )}
        {removed !== undefined && <Untranslated within={entry.removed(removed)}>{removed}</Untranslated>}
      </LiveText>
      <AsyncList
        state={list}
        label={texts.list}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed }}
        empty={{ heading: texts.emptyHeading, headingLevel: 2, text: texts.empty, icon: 'search' }}
      >
        {(item) =>
          row(
            item,
            <span className="ptr ptr-entry-actions">
              <EditButton
                name={nameOf(item)}
                takesFocus={editing.returnedFrom === item.id}
                onPress={() => {
                  setRemoved(undefined);
                  editing.open(item);
                }}
              />
              {isUntouched(item) && (
                <RemoveEntry kind={kind} id={item.id} name={nameOf(item)} onRemoved={() => setRemoved(nameOf(item))} />
              )}
            </span>,
          )
        }
      </AsyncList>
      {!isPressedAbove && error}
      <FormActions>
        <Button variant={isEmpty ? 'secondary' : 'primary'} {...button('continue')}>
          {screen.continue}
        </Button>
        {isLong && canAdd && addButton(false)}
      </FormActions>
    </CustomerScreen>
  );
}

interface EditButtonProps {
  /** The name of the entry, for a screen reader. */
  name: string;
  /** True when its form has just closed: focus returns here. */
  takesFocus: boolean;
  onPress: () => void;
}

function EditButton({ name, takesFocus, onPress }: EditButtonProps) {
  const texts = useMessages('entry', entryMessages);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <Button variant="quiet" ref={button} aria-label={texts.editNamed(name)} onPress={onPress}>
      {texts.edit}
    </Button>
  );
}
