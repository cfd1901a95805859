import type { ReactNode } from 'react';
import { Button } from './Button';
import { FormActions } from './FormActions';
import { Modal } from './Modal';

/** Props of {@link ConfirmModal}. */
export interface ConfirmModalProps {
  /** True while it is open. */
  isOpen: boolean;
  /** Called by the cancel button, the close button, Escape and Android's Back. Not called while busy. */
  onClose: () => void;
  /** Called by the confirm button. */
  onConfirm: () => void;
  /** The question. */
  heading: ReactNode;
  /** The consequences of confirming. */
  children?: ReactNode;
  /** The label of the confirm button, which names the action. */
  confirmLabel: string;
  /** The label of the cancel button. */
  cancelLabel: string;
  /** `danger` (the default) for actions that cannot be undone. */
  tone?: 'danger' | 'primary' | undefined;
  /** True while the action runs. */
  isBusy?: boolean | undefined;
  /** The label of the confirm button while busy. */
  busyLabel?: string | undefined;
  /** The error, as an ErrorBox. */
  error?: ReactNode;
}

/**
 * Asks for confirmation before an action that is hard to undo.
 *
 * @example
 * ```tsx
 * function DeleteAddress() {
 *   const [isOpen, setIsOpen] = useState(false);
 *   const close = () => setIsOpen(false);
 *   return (
 *     <>
 *       <Button variant="danger" onPress={() => setIsOpen(true)}>
 *         Delete
 *       </Button>
 *       <ConfirmModal
 *         isOpen={isOpen}
 *         heading="Delete this address?"
 *         confirmLabel="Delete"
 *         cancelLabel="Keep"
 *         onConfirm={close}
 *         onClose={close}
 *       />
 *     </>
 *   );
 * }
 * ```
 */
export function ConfirmModal({
  isOpen,
  onClose,
  onConfirm,
  heading,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  isBusy = false,
  busyLabel,
  error,
}: ConfirmModalProps) {
  function handleClose() {
    if (!isBusy) onClose();
  }

  return (
    <Modal isOpen={isOpen} onClose={handleClose} heading={heading} size="small" role="alertdialog">
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
