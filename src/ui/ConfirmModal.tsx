import type { ReactNode } from 'react';
import { Button } from './Button';
import { FormActions } from './FormActions';
import { Modal } from './Modal';

/** Props of {@link ConfirmModal}. */
export interface ConfirmModalProps {
  /** True while it is open. */
  isOpen: boolean;
  /** Called when the customer turns back: the cancel button, the close button or Escape. Not called while busy. */
  onClose: () => void;
  /** Called when the customer goes ahead. */
  onConfirm: () => void;
  /** The question. */
  heading: ReactNode;
  /** What going ahead means. */
  children?: ReactNode;
  /** The button that goes ahead, in words that say what happens. */
  confirmLabel: string;
  /** The button that turns back. */
  cancelLabel: string;
  /** The name of the button that closes it. Default: `cancelLabel`. */
  closeLabel?: string;
  /** `danger` (the default) for what cannot be undone. */
  tone?: 'danger' | 'primary';
  /** True while it is being done. */
  isBusy?: boolean;
  /** The words of the button meanwhile. */
  busyLabel?: string;
  /** What went wrong, as an ErrorBox. */
  error?: ReactNode;
}

/** Asks before something is done that cannot easily be undone. */
export function ConfirmModal({
  isOpen,
  onClose,
  onConfirm,
  heading,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'danger',
  isBusy = false,
  busyLabel,
  error,
}: ConfirmModalProps) {
  function handleClose() {
    if (!isBusy) onClose();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={handleClose}
      heading={heading}
      closeLabel={closeLabel ?? cancelLabel}
      size="small"
      role="alertdialog"
    >
      {children}
      {error}
      <FormActions>
        <Button variant={tone} isBusy={isBusy} busyLabel={busyLabel} onPress={onConfirm}>
          {confirmLabel}
        </Button>
        <Button variant="secondary" onPress={handleClose}>
          {cancelLabel}
        </Button>
      </FormActions>
    </Modal>
  );
}
