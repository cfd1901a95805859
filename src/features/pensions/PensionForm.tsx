import { PensionFormView } from './PensionFormView';
import { usePensionForm, type UsePensionFormOptions } from './usePensionForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Props of {@link PensionForm}. */
export interface PensionFormProps extends UsePensionFormOptions {
  /** Called by Cancel, after the values are discarded. Without it there is no Cancel button. */
  onCancel?: () => void;
}

/**
 * The form that adds or edits a known pension, for a dialog or a page of your own. When it edits, pass the
 * pension's id as `key`.
 *
 * @example
 * ```tsx
 * <PensionForm variant="optional" onCancel={() => console.log('cancelled')} />
 * ```
 */
export function PensionForm({ onCancel, ...options }: PensionFormProps) {
  usePensionTrace('<PensionForm>');
  const form = usePensionForm(options);

  function handleCancel() {
    form.discard();
    onCancel?.();
  }

  return <PensionFormView form={form} cancel={onCancel && { onPress: handleCancel }} />;
}
