import { PensionForm, type PensionFormProps } from '../../features/pensions/PensionForm';
import type { DialogProps } from '../../screens/lazyDialog';
import { Modal } from '../../ui/Modal';

export interface PensionDialogProps extends DialogProps, Pick<PensionFormProps, 'pension'> {
  heading: string;
}

/** The dialog that adds or edits a pension. */
export function PensionDialog({ isOpen, onClose, heading, pension }: PensionDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={heading}>
      <PensionForm key={pension?.id} pension={pension} onCompleted={onClose} onCancel={onClose} />
    </Modal>
  );
}
