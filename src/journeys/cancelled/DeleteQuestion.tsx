import { useMessages } from '../../texts/useMessages';
import { Modal } from '../../ui/Modal';
import { IdentityForm } from '../identity/IdentityForm';
import { cancelledMessages } from './messages';
import type { UseCancelledApplicationResult } from './useCancelledApplication';

/** The consequences of deletion, and the password that confirms it. */
export function DeleteQuestion({ cancelled }: { cancelled: UseCancelledApplicationResult }) {
  const { state, confirmation, code, keep } = cancelled;
  const texts = useMessages('cancelled', cancelledMessages);
  const isOpen = 'action' in state && state.action === 'delete' && state.status !== 'success';

  return (
    <Modal isOpen={isOpen} onClose={keep} heading={texts.confirmHeading} size="small" role="alertdialog">
      <p>{texts.confirmDeleted}</p>
      <ul>
        <li>{texts.confirmDeleted1}</li>
        <li>{texts.confirmDeleted2}</li>
        <li>{texts.confirmDeleted3}</li>
      </ul>
      <p>{texts.confirmKept}</p>
      <p>
        <strong>{texts.confirmForGood}</strong>
      </p>
      <IdentityForm
        confirmation={confirmation}
        code={code}
        texts={texts}
        variant="danger"
        isBusy={isOpen && state.status === 'pending'}
        problem={isOpen && state.status === 'error' ? state.message : undefined}
        onSubmit={cancelled.confirmDelete}
        onCancel={keep}
      />
    </Modal>
  );
}
