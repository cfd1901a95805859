import type { Confirmation } from '../data/useConfirmation';
import type { ConfirmModalProps } from '../ui/ConfirmModal';
import { ErrorBox } from '../ui/ErrorBox';
import { lazyDialog } from './lazyDialog';

const ConfirmModal = lazyDialog(async () => (await import('../ui/ConfirmModal')).ConfirmModal);

interface ConfirmActionProps extends Omit<ConfirmModalProps, 'isOpen' | 'onClose' | 'onConfirm' | 'isBusy' | 'error'> {
  /** The action, which has been sent when the customer has confirmed. */
  action: Pick<Confirmation<unknown>, 'state' | 'close' | 'confirm'>;
}

/** Asks for confirmation before an action is sent, and shows its failure. */
export function ConfirmAction({ action: { state, close, confirm }, ...question }: ConfirmActionProps) {
  return (
    <ConfirmModal
      {...question}
      isOpen={state.status !== 'idle' && state.status !== 'success'}
      onClose={close}
      onConfirm={confirm}
      isBusy={state.status === 'pending'}
      error={state.status === 'error' && <ErrorBox message={state.message} />}
    />
  );
}
