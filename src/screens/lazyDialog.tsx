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
 * @param Failed Another message. It shows nothing while the dialog is closed.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailureProps> = FailedDialog,
): ComponentType<Props> {
  return lazyPart<Props>(load, { Failed, useIsWanted: useIsDialogWanted });
}

function useIsDialogWanted({ isOpen }: DialogProps): boolean {
  const isSettled = useIsSettled();
  return isSettled || isOpen;
}

interface FailedDialogProps extends DialogProps, FailureProps {
  /** What failed, in a few words. */
  heading?: string | undefined;
}

/** The problem, and a button that closes it as it would the dialog. */
export function FailedDialog({ isOpen, onClose, ...failure }: FailedDialogProps) {
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
