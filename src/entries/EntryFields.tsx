import type { FieldValues } from 'react-hook-form';
import type { FieldAttributes } from '../forms/Form';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { Checkbox } from '../ui/Checkbox';
import { ComboBoxField, type ComboBoxFieldProps } from '../ui/ComboBoxField';
import type { AddressPart } from '../ui/AddressFields';
import { OptionalAddress } from '../ui/OptionalAddress';
import { TextField } from '../ui/TextField';
import { YearsFields } from '../ui/YearsFields';
import { addressMessages } from './addressMessages';
import { entryMessages } from './entryMessages';
import type { SuggestedText } from './useAutocomplete';
import type { EntryForm } from './useEntryForm';

export interface SuggestedFieldProps extends Pick<ComboBoxFieldProps, 'label' | 'mark' | 'hint' | 'error' | 'id'> {
  name: string;
  text: SuggestedText;
}

/** A text field with suggestions from the backend. */
export function SuggestedField({ text, ...field }: SuggestedFieldProps) {
  const { locale } = usePensionTrace();
  return <ComboBoxField {...field} {...text} locale={locale} />;
}

/** The attributes and errors of some fields. */
interface FieldsOf<Name extends string> {
  fieldProps: (name: Name, options?: { hasHint?: boolean }) => FieldAttributes;
  errorOf: (name: Name) => string | undefined;
  idOf: (name: string) => string;
}

export interface ProviderFieldsProps {
  form: FieldsOf<'provider' | 'policy'> & Pick<EntryForm<FieldValues>, 'provider'>;
  /** The marks after the two labels. A required field has none. */
  marks?: { provider: string; policy: string } | undefined;
  /** A checkbox for customers without a policy number. It disables the field, which keeps its text. */
  noPolicy?: { label: string; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined;
}

/** The provider and the policy number. */
export function ProviderFields({ form, marks, noPolicy }: ProviderFieldsProps) {
  const texts = useMessages('entry', entryMessages);
  return (
    <>
      <SuggestedField
        label={texts.provider}
        mark={marks?.provider}
        hint={texts.providerHint}
        error={form.errorOf('provider')}
        id={form.idOf('provider')}
        name="provider"
        text={form.provider}
      />
      <TextField
        label={texts.policy}
        mark={marks?.policy}
        hint={texts.policyHint}
        autoComplete="off"
        spellCheck={false}
        width="30"
        error={form.errorOf('policy')}
        {...form.fieldProps('policy', { hasHint: true })}
        disabled={noPolicy?.isSelected}
        help={
          noPolicy && (
            <Checkbox
              label={noPolicy.label}
              checked={noPolicy.isSelected}
              onChange={({ target }) => noPolicy.onChange(target.checked)}
              id={form.idOf('hasNoPolicy')}
              name="hasNoPolicy"
              aria-describedby={`${form.idOf('policy')}-label`}
            />
          )
        }
      />
    </>
  );
}

export interface PeriodFieldsProps {
  form: FieldsOf<'startYear' | 'endYear' | AddressPart> &
    Pick<
      EntryForm<FieldValues>,
      'isPaying' | 'setPaying' | 'hasOtherAddress' | 'setHasOtherAddress' | 'approximateYears'
    >;
  /** `yearsHint` says that the years may stay empty, where they may. */
  texts: {
    paying: string;
    yearsHint?: string | undefined;
    otherAddress: string;
    otherAddressDescription: string;
    address: string;
  };
}

/** Whether contributions continue, the years, and the address at the time. */
export function PeriodFields(props: PeriodFieldsProps) {
  return (
    <>
      <EntryYears {...props} />
      <EntryAddress {...props} />
    </>
  );
}

/** Whether contributions continue, and the years. */
export function EntryYears({ form, texts }: PeriodFieldsProps) {
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const { fieldProps, errorOf, idOf, isPaying, approximateYears } = form;
  const year = (name: 'startYear' | 'endYear') => ({
    label: entry[name],
    mark: shared.approximately,
    hint: entry[`${name}Hint`],
    error: errorOf(name),
    ...fieldProps(name, { hasHint: true }),
  });

  return (
    <>
      <Checkbox
        label={texts.paying}
        checked={isPaying}
        onChange={({ target }) => form.setPaying(target.checked)}
        id={idOf('isPaying')}
        name="isPaying"
      />
      {texts.yearsHint !== undefined && <p className="ptr ptr-caption">{texts.yearsHint}</p>}
      <YearsFields
        start={year('startYear')}
        end={isPaying ? undefined : year('endYear')}
        note={approximateYears > 0 && entry.approximateYears(approximateYears)}
      />
    </>
  );
}

/** The address at the time. */
export function EntryAddress({ form, texts }: PeriodFieldsProps) {
  const address = useMessages('address', addressMessages);
  return (
    <OptionalAddress
      toggle={{
        label: texts.otherAddress,
        description: texts.otherAddressDescription,
        isSelected: form.hasOtherAddress,
        onChange: form.setHasOtherAddress,
        id: form.idOf('hasOtherAddress'),
        name: 'hasOtherAddress',
      }}
      legend={texts.address}
      labels={address}
      fieldProps={form.fieldProps}
      errorOf={form.errorOf}
      isOwnAddress={false}
    />
  );
}
