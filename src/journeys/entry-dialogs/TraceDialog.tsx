import { TraceForm, type TraceFormProps } from '../../features/traces/TraceForm';
import type { DialogProps } from '../../screens/lazyDialog';
import { Modal } from '../../ui/Modal';

export interface TraceDialogProps extends DialogProps, Pick<TraceFormProps, 'trace'> {
  heading: string;
}

/** The dialog that adds or edits a trace. */
export function TraceDialog({ isOpen, onClose, heading, trace }: TraceDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={heading}>
      <TraceForm key={trace?.id} trace={trace} onCompleted={onClose} onCancel={onClose} />
    </Modal>
  );
}
