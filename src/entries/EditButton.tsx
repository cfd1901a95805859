import { useEffect, useRef } from 'react';
import { entryMessages } from './entryMessages';
import { useMessages } from '../provider/useMessages';
import { Button } from '../ui/Button';

export interface EditButtonProps {
  /** What is edited, for a screen reader. */
  name: string;
  /** True when its form has just been left: focus comes back here. */
  takesFocus: boolean;
  /** Called on a press. */
  onPress: () => void;
}

/** The button of a row that opens its form. */
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
