import { CodeField } from '../../features/two-step/CodeField';
import { twoStepMessages } from '../../features/two-step/messages';
import { TextedCode } from '../../features/two-step/TextedCode';
import { useErrorSummary } from '../../entries/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { FormFrame } from '../../ui/FormFrame';
import { Modal } from '../../ui/Modal';
import { PasswordField } from '../../ui/PasswordField';
import { cancelledMessages } from './messages';
import type { UseCancelledApplicationResult } from './useCancelledApplication';

/** The consequences of deletion, and the password that confirms it. */
export function DeleteQuestion({ cancelled }: { cancelled: UseCancelledApplicationResult }) {
  const { state, confirmation, code, keep } = cancelled;
  const texts = useMessages('cancelled', cancelledMessages);
  const codeTexts = useMessages('twoStep', twoStepMessages);
  const summary = useErrorSummary(confirmation);
  const isOpen = 'action' in state && state.action === 'delete' && state.status !== 'success';
  const isBusy = isOpen && state.status === 'pending';

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
      {code && <TextedCode {...code} />}
      <FormFrame
        summary={summary}
        onSubmit={cancelled.confirmDelete}
        problem={isOpen && state.status === 'error' ? state.message : undefined}
        buttons={
          <Button variant="danger" type="submit" isBusy={isBusy} busyLabel={texts.confirmBusy}>
            {texts.confirm}
          </Button>
        }
        isBusy={isBusy}
        cancel={{ label: texts.keep, onPress: keep }}
      >
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          error={confirmation.errorOf('password')}
          {...confirmation.fieldProps('password', { hasHint: true })}
        />
        {code && <CodeField form={confirmation} hint={code.way === 'phone' ? codeTexts.textHint : undefined} />}
      </FormFrame>
    </Modal>
  );
}
