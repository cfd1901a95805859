import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { tidyName } from '../../domain/name';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { LiveText } from '../../ui/LiveText';
import { TextField } from '../../ui/TextField';
import { Untranslated } from '../../ui/Untranslated';
import { personalDetailsMessages } from './messages';
import type { UsePersonalDetailsResult } from './usePersonalDetails';

/** The previous names: Enter or Add adds one, and each can be removed. */
export function PreviousNames({ details }: { details: UsePersonalDetailsResult }) {
  const texts = useMessages('personalDetails', personalDetailsMessages);
  const ui = useMessages('ui', uiMessages);
  const [announcement, setAnnouncement] = useState<ReactNode>();
  const { previousNames, fieldProps, form } = details;
  const field = fieldProps('previousName', { hasHint: true });

  function announce(name: string, news: string) {
    setAnnouncement(<Untranslated within={news}>{name}</Untranslated>);
  }

  function handleAdd() {
    details.readInputs();
    const name = tidyName(form.getValues('previousName'));
    if (previousNames.add()) announce(name, texts.previousNameAdded(name));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleAdd();
  }

  function handleRemove(index: number, name: string) {
    previousNames.remove(index);
    announce(name, texts.previousNameRemoved(name));
    document.getElementById(field.id)?.focus();
  }

  return (
    <div className="ptr ptr-previous-names">
      <div className="ptr ptr-previous-names__entry">
        <TextField
          label={texts.previousNames}
          mark={ui.optional}
          hint={texts.previousNamesHint}
          autoComplete="off"
          width="30"
          error={previousNames.error}
          onKeyDown={handleKeyDown}
          {...field}
        />
        <Button variant="secondary" onPress={handleAdd}>
          {texts.addPreviousName}
        </Button>
      </div>
      {previousNames.added.length > 0 && (
        <ul className="ptr ptr-previous-names__list">
          {previousNames.added.map((name, index) => (
            <li key={`${name}-${index}`} className="ptr ptr-between ptr-previous-names__item">
              <span translate="no">{name}</span>
              <Button
                variant="quiet"
                aria-label={texts.removePreviousName(name)}
                onPress={() => handleRemove(index, name)}
              >
                {texts.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
