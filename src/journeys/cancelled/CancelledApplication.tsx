import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { ContactLinks, useHasContact } from '../../screens/ContactLinks';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asFormScreen } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ErrorBox } from '../../ui/ErrorBox';
import { Screen } from '../../ui/Screen';
import { cancelledMessages } from './messages';
import {
  useCancelledApplication,
  type UseCancelledApplicationOptions,
  type UseCancelledApplicationResult,
} from './useCancelledApplication';
import { Modal } from '../../ui/Modal';
import { IdentityForm } from '../identity/IdentityForm';

/**
 * 'Application Cancelled': restore the application, or delete all data. Says until which day it can be restored. Shows
 * the date of a delayed deletion and a way to withdraw it. For an account that the firm closed it says why, and whom to ask.
 *
 * @example
 * ```tsx
 * <CancelledApplication onCompleted={({ action }) => console.log(action)} />
 * ```
 */
export const CancelledApplication = asFormScreen(function CancelledApplication(
  props: UseCancelledApplicationOptions,
  { slots },
) {
  usePensionTrace('<CancelledApplication>');
  const page = usePage();
  const cancelled = useCancelledApplication({
    ...props,
    onCompleted(result) {
      if (result.action === 'delete') page?.onDeleted();
      props.onCompleted?.(result);
    },
  });
  const texts = useMessages('cancelledApplication', cancelledMessages);
  const { state } = cancelled;
  const dateText = useDateText();
  const isRestore = 'action' in state && state.action === 'restore';

  if (state.status === 'success' && state.action === 'delete') {
    return <Screen key="deleted" heading={texts.deletedHeading} lead={texts.deletedText} focusHeading />;
  }

  const due = cancelled.erasureDue === null ? undefined : dateText(cancelled.erasureDue);
  const until = cancelled.restorableUntil === null ? undefined : dateText(cancelled.restorableUntil);
  const closedLead = { died: texts.closedDied, withdrawn: texts.closedWithdrawn, double: texts.closedDouble };
  const lead = cancelled.closed === null ? texts.lead : closedLead[cancelled.closed];
  const restoreText = () => {
    if (due !== undefined) return texts.dueText(due);
    return until === undefined ? texts.restoreText : texts.restoreUntil(until);
  };

  return (
    <CustomerScreen
      heading={slots.heading ?? (cancelled.closed === null ? texts.heading : texts.closedHeading)}
      lead={due === undefined ? lead : texts.dueLead(due)}
      // Deleting ends the session too.
      staysAfterLogOut={state.status !== 'idle'}
    >
      {cancelled.canRestore || isRestore ? (
        <Card as="section" heading={texts.restoreHeading}>
          {cancelled.canRestore && <p>{restoreText()}</p>}
          {isRestore && state.status === 'error' && <ErrorBox message={state.message} />}
          {cancelled.canRestore && (
            <Button isBusy={isRestore && state.status !== 'error'} onPress={cancelled.restore}>
              {due === undefined ? texts.restore : texts.keepAccount}
            </Button>
          )}
        </Card>
      ) : (
        until !== undefined && <TooLate until={until} />
      )}
      {cancelled.closed !== null && <ClosedWrong />}
      {due === undefined && cancelled.closed !== 'died' && (
        <Card as="section" tone="tinted" heading={texts.deleteHeading}>
          <p>{texts.deleteText}</p>
          <Button variant="secondary" onPress={cancelled.askToDelete}>
            {texts.delete}
          </Button>
        </Card>
      )}
      <DeleteQuestion cancelled={cancelled} />
    </CustomerScreen>
  );
});

/** Whom to ask about an account that the firm closed. */
function ClosedWrong() {
  const texts = useMessages('cancelledApplication', cancelledMessages);
  const hasContact = useHasContact();
  return (
    <Card as="section" heading={texts.closedWrongHeading}>
      <p>{hasContact ? texts.closedWrong : texts.closedWrongWithoutContact}</p>
      <ContactLinks />
    </Card>
  );
}

/** Says until when the application could be restored, and whom to ask. */
function TooLate({ until }: { until: string }) {
  const texts = useMessages('cancelledApplication', cancelledMessages);
  const hasContact = useHasContact();
  return (
    <Card as="section" heading={texts.tooLateHeading}>
      <p>{hasContact ? texts.tooLate(until) : texts.tooLateWithoutContact(until)}</p>
      <ContactLinks />
    </Card>
  );
}

/** The consequences of deletion, and the password that confirms it. */
function DeleteQuestion({ cancelled }: { cancelled: UseCancelledApplicationResult }) {
  const { state, confirmation, code, close } = cancelled;
  const texts = useMessages('cancelledApplication', cancelledMessages);
  const isOpen = 'action' in state && state.action === 'delete' && state.status !== 'success';

  return (
    <Modal isOpen={isOpen} onClose={close} heading={texts.confirmHeading} size="small" role="alertdialog">
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
        onCancel={close}
      />
    </Modal>
  );
}
