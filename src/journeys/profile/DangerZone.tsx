import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmModal } from '../../ui/ConfirmModal';
import { ErrorBox } from '../../ui/ErrorBox';
import { profileMessages } from './messages';
import { useCancelApplication, type UseCancelApplicationOptions } from './useCancelApplication';

/** A card to cancel the application, with a confirmation. */
export function DangerZone(options: UseCancelApplicationOptions) {
  const { state, ask, keep, confirm } = useCancelApplication(options);
  const texts = useMessages('profile', profileMessages);

  return (
    <Card as="section" heading={texts.dangerHeading}>
      <p>{texts.dangerText}</p>
      <Button variant="secondary" onPress={ask}>
        {texts.cancel}
      </Button>
      <ConfirmModal
        isOpen={state.status !== 'idle' && state.status !== 'success'}
        onClose={keep}
        onConfirm={confirm}
        heading={texts.cancelHeading}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}

        isBusy={state.status === 'pending'}
        busyLabel={texts.cancelBusy}
        error={state.status === 'error' && <ErrorBox message={state.message} />}
      >
        <p>{texts.cancelText}</p>
      </ConfirmModal>
    </Card>
  );
}
