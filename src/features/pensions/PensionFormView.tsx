import type { ReactNode } from 'react';
import { PeriodFields, ProviderFields } from '../../entries/EntryFields';
import { EntryFormFrame, type EntryFormFrameProps } from '../../entries/EntryFormFrame';
import { OwnQuestions } from '../../screens/OwnQuestions';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { pensionMessages } from './messages';
import type { UsePensionFormResult } from './usePensionForm';

export interface PensionFormViewProps extends Pick<EntryFormFrameProps, 'cancel'> {
  /** The host's own questions, in the step that sends the form. */
  questions?: ReactNode;
  /** The result of `usePensionForm`. */
  form: UsePensionFormResult;
}

/** The form from the error summary to the buttons. The parent calls the hook. */
export function PensionFormView({ form, questions, cancel }: PensionFormViewProps) {
  const texts = useMessages('pensions', pensionMessages);
  const { ifKnown } = useMessages('shared', sharedMessages);
  const { optional } = useMessages('ui', uiMessages);
  return (
    <EntryFormFrame
      form={form}
      onSubmit={form.submit}
      submitLabel={form.mode === 'edit' ? texts.saveEdit : texts.create}
      cancel={cancel}
    >
      <ProviderFields
        form={form}
        marks={form.variant === 'optional' ? { provider: optional, policy: ifKnown } : undefined}
        noPolicy={
          form.variant === 'required'
            ? { label: texts.noPolicy, isSelected: form.hasNoPolicy, onChange: form.setHasNoPolicy }
            : undefined
        }
      />
      <PeriodFields form={form} texts={texts} />
      <OwnQuestions extra={form.extra}>{questions}</OwnQuestions>
    </EntryFormFrame>
  );
}
