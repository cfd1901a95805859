import type { ReactNode } from 'react';
import { ProviderFields } from '../../entries/EntryFields';
import { EntryFormFrame, type EntryFormFrameProps } from '../../entries/EntryFormFrame';
import { OwnQuestions } from '../../screens/OwnQuestions';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { EmployerStep } from './EmployerStep';
import { traceMessages } from './messages';
import type { UseTraceFormResult } from './useTraceForm';

export interface TraceFormViewProps extends Pick<EntryFormFrameProps, 'cancel'> {
  /** The host's own questions, in the step that sends the form. */
  questions?: ReactNode;
  /** The result of `useTraceForm`. */
  form: UseTraceFormResult;
}

/** The current step of the form, without a heading. */
export function TraceFormView({ form, questions, cancel }: TraceFormViewProps) {
  const texts = useMessages('traces', traceMessages);
  const { ifKnown } = useMessages('shared', sharedMessages);
  const { state, step, mode } = form;
  const isBusy = state.status === 'pending' || state.status === 'success';
  const createLabel = form.isSkipping ? texts.skipAndCreate : texts.create;

  if (step === 'employer') {
    return (
      <EntryFormFrame
        key={step}
        form={form}
        onSubmit={form.next}
        submitLabel={texts.next}
        isLastStep={false}
        cancel={cancel}
      >
        <EmployerStep form={form} />
      </EntryFormFrame>
    );
  }
  return (
    <EntryFormFrame
      key={step}
      form={form}
      onSubmit={form.submit}
      submitLabel={mode === 'edit' ? texts.saveEdit : createLabel}
      secondButton={
        <Button variant="secondary" isDisabled={isBusy || cancel?.isBusy} onPress={form.back}>
          {texts.back}
        </Button>
      }
      cancel={cancel}
    >
      <ProviderFields form={form} marks={{ provider: ifKnown, policy: ifKnown }} />
      <OwnQuestions extra={form.extra}>{questions}</OwnQuestions>
    </EntryFormFrame>
  );
}
