import type { ComponentType } from 'react';
import { useIsSettled } from '../data/useIsSettled';
import { lazyPart, type FailureProps } from '../loading/lazyPart';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { uiMessages } from '../ui/messages';
import { PartProblem } from './PartProblem';

/** The props that every dialog has. */
export interface DialogProps {
  /** True while it is open. */
  isOpen: boolean;
  /** Called to close it. */
  onClose: () => void;
}

/**
 * A dialog whose code loads after the page's own content, so that a press does not wait for it. An earlier press loads
 * it at once. When it fails to load, a message with a retry takes its place.
 *
 * @param load Imports the dialog.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyPart<Props>(load, { isClientOnly: true, Failed: FailedDialog, useIsWanted: useIsDialogWanted });
}

function useIsDialogWanted({ isOpen }: DialogProps): boolean {
  const isSettled = useIsSettled();
  return isSettled || isOpen;
}

function FailedDialog({ isOpen, onClose, ...failure }: DialogProps & FailureProps) {
  const { close } = useMessages('ui', uiMessages);
  if (!isOpen) return null;
  return (
    <PartProblem {...failure}>
      <Button variant="quiet" onPress={onClose}>
        {close}
      </Button>
    </PartProblem>
  );
}
