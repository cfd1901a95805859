import { useEffect, useRef } from 'react';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmModal } from '../../ui/ConfirmModal';
import { ErrorBox } from '../../ui/ErrorBox';
import { Skeleton } from '../../ui/Skeleton';
import { ConfirmApp } from './ConfirmApp';
import { twoStepMessages } from './messages';
import { useTwoStepSetup, type TwoStepState } from './useTwoStepSetup';

/**
 * The card that sets up two-step sign-in with an authenticator app, or switches it off.
 *
 * @example
 * ```tsx
 * <TwoStepSetup />
 * ```
 */
export function TwoStepSetup() {
  usePensionTrace('<TwoStepSetup>');
  const setup = useTwoStepSetup();
  const texts = useMessages('twoStep', twoStepMessages);
  const shared = useMessages('shared', sharedMessages);
  const { state } = setup;
  const view = viewOf(state);
  const onTexts = { app: texts.onText, phone: texts.onPhoneText, unsupported: texts.onUnsupportedText };
  const text = useRef<HTMLParagraphElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    // The pressed button has disappeared with its view.
    if (shown.current !== view && shown.current !== 'loading') text.current?.focus();
    shown.current = view;
  }, [view]);

  return (
    <Card
      as="section"
      className="ptr-two-step"
      heading={texts.setupHeading}
      headingAction={view === 'on' ? <Badge tone="success">{texts.on}</Badge> : undefined}
    >
      {view === 'loading' && <Skeleton shape="text" count={1} label={texts.loading} />}
      {state.status === 'failed' && (
        <ErrorBox message={texts.loadFailed}>
          <Button variant="secondary" onPress={state.retry}>
            {shared.tryAgain}
          </Button>
        </ErrorBox>
      )}
      {view !== 'loading' && view !== 'failed' && (
        <p className="ptr ptr-no-ring" ref={text} tabIndex={-1}>
          {view === 'on' ? onTexts[setup.way] : texts[`${view}Text`]}
        </p>
      )}
      {view === 'off' && (
        <>
          <p className="ptr ptr-quiet">{texts.offNeeds}</p>
          {state.status === 'start-failed' && <ErrorBox message={state.message} />}
          <Button
            variant="secondary"
            isBusy={state.status === 'starting'}
            busyLabel={texts.startBusy}
            onPress={setup.start}
          >
            {texts.start}
          </Button>
        </>
      )}
      {state.status === 'confirming' && (
        <ConfirmApp enrolment={state.enrolment} onConfirmed={setup.confirmed} onCancel={setup.cancel} />
      )}
      {view === 'on' && (
        <>
          <Button variant="secondary" onPress={setup.askToRemove}>
            {texts.remove}
          </Button>
          <ConfirmModal
            isOpen={state.status !== 'on'}
            onClose={setup.keep}
            onConfirm={setup.confirmRemove}
            heading={texts.removeHeading}
            confirmLabel={texts.removeConfirm}
            cancelLabel={texts.keep}
            closeLabel={shared.close}
            isBusy={state.status === 'removing'}
            busyLabel={texts.removeBusy}
            error={state.status === 'remove-failed' && <ErrorBox message={state.message} />}
          >
            <p>{texts.removeText}</p>
          </ConfirmModal>
        </>
      )}
    </Card>
  );
}

/** The view of a state. Several states share one. */
function viewOf({ status }: TwoStepState) {
  switch (status) {
    case 'starting':
    case 'start-failed':
      return 'off';
    case 'asking':
    case 'removing':
    case 'remove-failed':
      return 'on';
    default:
      return status;
  }
}
