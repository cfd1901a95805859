import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { PensionFormView } from './PensionFormView';
import { usePensionForm, type UsePensionFormOptions } from './usePensionForm';
import { EmbeddedForm } from '../../entries/EmbeddedForm';
import { Heading } from '../../ui/Heading';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Props of {@link PensionForm}. */
export interface PensionFormProps<Extra = unknown> extends UsePensionFormOptions<Extra> {
  /** Called by Cancel, after the values are discarded. Omit it for a form without a Cancel button. */
  onCancel?: (() => void) | undefined;
}

/**
 * The form that adds or edits a known pension, for a dialog or your own page. When editing, pass the pension's id as
 * `key`.
 *
 * @example
 * ```tsx
 * <PensionForm variant="optional" onCancel={() => console.log('cancelled')} />
 * ```
 */
export const PensionForm = asQuestionScreen(function PensionForm<Extra = unknown>(
  { onCancel, ...options }: PensionFormProps<Extra>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<PensionForm>');
  const form = usePensionForm(options);

  function handleCancel() {
    form.discard();
    onCancel?.();
  }

  return (
    <EmbeddedForm>
      {slots.heading !== undefined && <Heading level={3}>{slots.heading}</Heading>}
      <PensionFormView form={form} questions={slots.fields} cancel={onCancel && { onPress: handleCancel }} />
    </EmbeddedForm>
  );
});
