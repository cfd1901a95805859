import { addressMessages } from '../../entries/addressMessages';
import { entryMessages } from '../../entries/entryMessages';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { ComboBoxField } from '../../ui/ComboBoxField';
import { OptionalAddress } from '../../ui/OptionalAddress';
import { Switch } from '../../ui/Switch';
import { TextField } from '../../ui/TextField';
import { YearsFields } from '../../ui/YearsFields';
import { traceMessages } from './messages';
import type { UseTraceFormResult } from './useTraceForm';

/** The first step: where the customer worked, and when. */
export function EmployerStep({ form }: { form: UseTraceFormResult }) {
  const texts = useMessages('traces', traceMessages);
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const address = useMessages('address', addressMessages);
  const { register, errorOf, idOf, industry, approximateYears } = form;
  const year = (name: 'startYear' | 'endYear') => ({
    label: entry[name],
    mark: shared.approximately,
    hint: entry[`${name}Hint`],
    error: errorOf(name),
    ...register(name),
  });

  return (
    <>
      <TextField
        label={texts.employer}
        hint={texts.employerHint}
        autoComplete="off"
        error={errorOf('employer')}
        {...register('employer')}
      />
      <TextField
        label={texts.title}
        mark={shared.optional}
        autoComplete="off"
        width="30"
        error={errorOf('title')}
        {...register('title')}
      />
      <ComboBoxField
        label={texts.industry}
        mark={shared.optional}
        hint={texts.industryHint}
        error={errorOf('industry')}
        id={idOf('industry')}
        name="industry"
        value={industry.value}
        onChange={industry.onChange}
        suggestions={industry.suggestions}
        isLoading={industry.isLoading}
        loadingLabel={entry.searching}
        countLabel={entry.suggestionCount}
      />
      <Switch
        label={texts.paying}
        isSelected={form.isPaying}
        onChange={form.setPaying}
        id={idOf('isPaying')}
        name="isPaying"
      />
      <YearsFields
        start={year('startYear')}
        end={form.isPaying ? undefined : year('endYear')}
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
