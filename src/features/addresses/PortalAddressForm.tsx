import { useWatch } from 'react-hook-form';
import { formatAddressLines } from '../../domain/address';
import type { AddressType } from '../../domain/addressType';
import { addressMessages } from '../../entries/addressMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { AddressEntryFields } from '../../ui/AddressEntryFields';
import { SubmitButton } from '../../screens/SubmitButton';
import { FormFrame } from '../../ui/FormFrame';
import { RadioRows } from '../../ui/RadioRows';
import { YearsFields } from '../../ui/YearsFields';
import { Untranslated } from '../../ui/Untranslated';
import { portalAddressMessages } from './messages';
import { usePortalAddressForm, type UsePortalAddressFormOptions } from './usePortalAddressForm';

export interface PortalAddressFormProps extends UsePortalAddressFormOptions {
  /** Called by Cancel, after the values are discarded. Omit it for a form without a Cancel button. */
  onCancel?: (() => void) | undefined;
}

/**
 * The form that adds or edits an address of the profile, for a dialog or your own page. When editing, pass the
 * address's id as `key`.
 */
export function PortalAddressForm({ onCancel, ...options }: PortalAddressFormProps) {
  usePensionTrace('<PortalAddressForm>');
  const form = usePortalAddressForm(options);
  const texts = useMessages('portalAddresses', portalAddressMessages);
  const ui = useMessages('ui', uiMessages);
  const address = useMessages('address', addressMessages);
  const summary = useErrorSummary(form);
  const { state, fieldProps, errorOf, idOf } = form;
  const type = useWatch({ control: form.form.control, name: 'type' });
  const isBusy = state.status === 'pending' || state.status === 'success';
  const [replaced] = form.replaced ? formatAddressLines(form.replaced) : [];
  const hints = {
    current:
      replaced === undefined ? (
        texts.currentHint
      ) : (
        <Untranslated within={`${texts.currentHint}. ${texts.replaces(replaced)}`}>{replaced}</Untranslated>
      ),
    previous: texts.previousHint,
  };
  const year = (name: 'startYear' | 'endYear') => ({
    label: texts[name === 'startYear' ? 'movedIn' : 'movedOut'],
    mark: ui.optional,
    hint: texts.yearHint,
    error: errorOf(name),
    ...fieldProps(name, { hasHint: true }),
  });

  function handleCancel() {
    form.discard();
    onCancel?.();
  }

  return (
    <FormFrame
      summary={summary}
      onSubmit={form.submit}
      problem={state.status === 'error' ? state.message : undefined}
      buttons={
        <SubmitButton status={state.status}>{options.address ? texts.submitEdit : texts.submitAdd}</SubmitButton>
      }
      isBusy={isBusy}
      cancel={onCancel && { onPress: handleCancel }}
    >
      <RadioRows<AddressType>
        legend={texts.type}
        id={idOf('type')}
        name="type"
        options={form.options.map((option) => ({ ...option, hint: hints[option.value] }))}
        value={type || undefined}
        onChange={(chosen) => form.form.setValue('type', chosen, { shouldDirty: true })}
        error={errorOf('type')}
      />
      <AddressEntryFields
        labels={{ ...address, ...texts }}
        entry={form}
        isOwnAddress={type !== 'previous'}
        {...{ fieldProps, errorOf, idOf }}
      />
      <YearsFields start={year('startYear')} end={type === 'current' ? undefined : year('endYear')} />
    </FormFrame>
  );
}
