import { PensionFormView } from './PensionFormView';
import { usePensionForm, type UsePensionFormOptions } from './usePensionForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Props of {@link PensionForm}. */
export interface PensionFormProps extends UsePensionFormOptions {
  /** Called when the customer leaves without sending; what was typed is thrown away. Without it there is no Cancel. */
  onCancel?: () => void;
}

/**
 * A known pension being added or changed, for a dialog or a page of a host's own: its fields and its buttons. Give it
 * the pension's id as `key` when it edits.
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
