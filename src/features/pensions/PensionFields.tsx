import { addressMessages } from '../../entries/addressMessages';
import { entryMessages } from '../../entries/entryMessages';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { ComboBoxField } from '../../ui/ComboBoxField';
import { OptionalAddress } from '../../ui/OptionalAddress';
import { Switch } from '../../ui/Switch';
import { TextField } from '../../ui/TextField';
import { YearsFields } from '../../ui/YearsFields';
import { pensionMessages } from './messages';
import type { UsePensionFormResult } from './usePensionForm';

/** What is asked of a known pension. */
export function PensionFields({ form }: { form: UsePensionFormResult }) {
  const texts = useMessages('pensions', pensionMessages);
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const address = useMessages('address', addressMessages);
  const { register, errorOf, idOf, provider, isPaying, approximateYears } = form;
  const year = (name: 'startYear' | 'endYear') => ({
    label: entry[name],
    mark: shared.approximately,
    hint: entry[`${name}Hint`],
    error: errorOf(name),
    ...register(name),
  });

  return (
    <>
      <ComboBoxField
        label={entry.provider}
        mark={form.variant === 'optional' ? shared.optional : undefined}
        hint={entry.providerHint}
        error={errorOf('provider')}
        id={idOf('provider')}
        name="provider"
        value={provider.value}
        onChange={provider.onChange}
        suggestions={provider.suggestions}
        isLoading={provider.isLoading}
        loadingLabel={entry.searching}
        countLabel={entry.suggestionCount}
      />
      <TextField
        label={entry.policy}
        mark={form.isPolicyRequired ? undefined : shared.ifKnown}
        hint={entry.policyHint}
        autoComplete="off"
        spellCheck={false}
        width="30"
        error={errorOf('policy')}
        {...register('policy')}
      />
      <Switch
        label={texts.paying}
        isSelected={isPaying}
        onChange={form.setPaying}
        id={idOf('isPaying')}
        name="isPaying"
      />
      <YearsFields
        start={year('startYear')}
        end={isPaying ? undefined : year('endYear')}
        note={approximateYears > 0 && entry.approximateYears(approximateYears)}
      />
      <OptionalAddress
        toggle={{
          label: texts.otherAddress,
          description: texts.otherAddressDescription,
          isSelected: form.hasOtherAddress,
          onChange: form.setHasOtherAddress,
          id: idOf('hasOtherAddress'),
          name: 'hasOtherAddress',
        }}
        legend={texts.address}
        labels={{ ...address, optional: shared.optional }}
        register={register}
        errorOf={errorOf}
        isOwnAddress={false}
      />
    </>
  );
}
