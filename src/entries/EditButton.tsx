import { useEffect, useRef } from 'react';
import { entryMessages } from './entryMessages';
import { useMessages } from '../provider/useMessages';
import { Button } from '../ui/Button';

export interface EditButtonProps {
  /** The entry's name, for screen readers. */
  name: string;
  /** True after its form closed: the button takes focus. */
  takesFocus: boolean;
  /** Called on a press. */
  onPress: () => void;
}

/** The button that opens the form of a row. */
export function EditButton({ name, takesFocus, onPress }: EditButtonProps) {
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
