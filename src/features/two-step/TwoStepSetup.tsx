import { useEffect, useRef } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { uiMessages } from '../../ui/messages';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmModal } from '../../ui/ConfirmModal';
import { ErrorBox } from '../../ui/ErrorBox';
import { Skeleton } from '../../ui/Skeleton';
import { ConfirmApp } from './ConfirmApp';
import { ConfirmPhone } from './ConfirmPhone';
import { twoStepMessages } from './messages';
import { PhoneSetup } from './PhoneSetup';
import { useTwoStepSetup, type TwoStepState } from './useTwoStepSetup';

/**
 * The card that sets up two-step sign-in with an authenticator app or, where the adapter offers it, with a phone; or
 * switches it off.
 *
 * @example
 * ```tsx
 * <TwoStepSetup />
 * ```
 */
export const TwoStepSetup = asScreen(function TwoStepSetup(_props: object, root) {
  usePensionTrace('<TwoStepSetup>');
  const setup = useTwoStepSetup();
  const texts = useMessages('twoStep', twoStepMessages);
  const ui = useMessages('ui', uiMessages);
  const { state } = setup;
  const view = viewOf(state);
  const onTexts = { app: texts.onText, phone: texts.onPhoneText, unsupported: texts.onUnsupportedText };
  const text = useRef<HTMLParagraphElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    // The pressed button has unmounted with its view.
    if (shown.current !== view && shown.current !== 'loading') text.current?.focus();
    shown.current = view;
  }, [view]);

  return (
    <Card
      {...root}
      as="section"
      className={classNames('ptr-two-step', root.className)}
      heading={texts.setupHeading}
      headingAction={view === 'on' ? <Badge tone="success">{texts.on}</Badge> : undefined}
    >
      {view === 'loading' && <Skeleton shape="text" count={1} label={texts.loading} />}
      {state.status === 'error' && state.action === 'load' && (
        <ErrorBox message={texts.loadFailed}>
          <Button variant="secondary" onPress={state.retry}>
            {ui.tryAgain}
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
          {state.status === 'error' && <ErrorBox message={state.message} />}
          <Button
            variant="secondary"
            isBusy={state.status === 'pending'}
            busyLabel={texts.startBusy}
            onPress={setup.start}
          >
            {texts.start}
          </Button>
          {setup.enrolPhone && <PhoneSetup enrol={setup.enrolPhone} />}
        </>
      )}
      {state.status === 'confirming' && state.action === 'phone' && (
        <ConfirmPhone factorId={state.factorId} onConfirmed={setup.confirmed} onCancel={setup.cancel} />
      )}
      {state.status === 'confirming' && state.action === 'start' && (
        <ConfirmApp enrolment={state.enrolment} onConfirmed={setup.confirmed} onCancel={setup.cancel} />
      )}
      {view === 'on' && (
        <>
          <Button variant="secondary" onPress={setup.askToRemove}>
            {texts.remove}
          </Button>
          <ConfirmModal
            isOpen={state.status !== 'on'}
            onClose={setup.close}
            onConfirm={setup.confirmRemove}
            heading={texts.removeHeading}
            confirmLabel={texts.removeConfirm}
            cancelLabel={texts.keep}

            isBusy={state.status === 'pending'}
            busyLabel={texts.removeBusy}
            error={state.status === 'error' && <ErrorBox message={state.message} />}
          >
            <p>{texts.removeText}</p>
          </ConfirmModal>
        </>
      )}
    </Card>
  );
});

const confirmingViews = { remove: 'on', start: 'confirming', phone: 'phone' } as const;

/** Returns the view of a state. Several states share one. */
function viewOf(state: TwoStepState) {
  switch (state.status) {
    case 'confirming':
      return confirmingViews[state.action];
    case 'pending':
    case 'error':
      if (state.action === 'load') return state.status === 'pending' ? 'loading' : 'failed';
      return state.action === 'remove' ? 'on' : 'off';
    default:
      return state.status;
  }
}
