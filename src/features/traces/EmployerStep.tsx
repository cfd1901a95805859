import { PeriodFields, SuggestedField } from '../../entries/EntryFields';
import { addressMessages } from '../../entries/addressMessages';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { OptionalAddress } from '../../ui/OptionalAddress';
import { TextField } from '../../ui/TextField';
import { traceMessages } from './messages';
import { ownAddressNames } from './traceFields';
import type { UseTraceFormResult } from './useTraceForm';

/** The first step: the employer and the years. */
export function EmployerStep({ form }: { form: UseTraceFormResult }) {
  const texts = useMessages('traces', traceMessages);
  const ui = useMessages('ui', uiMessages);
  const address = useMessages('address', addressMessages);
  const { fieldProps, errorOf, idOf } = form;

  return (
    <>
      <TextField
        label={texts.employer}
        hint={texts.employerHint}
        autoComplete="off"
        error={errorOf('employer')}
        {...fieldProps('employer', { hasHint: true })}
      />
      <TextField
        label={texts.title}
        mark={ui.optional}
        autoComplete="off"
        width="30"
        error={errorOf('title')}
        {...fieldProps('title')}
      />
      <SuggestedField
        label={texts.industry}
        mark={ui.optional}
        hint={texts.industryHint}
        error={errorOf('industry')}
        id={idOf('industry')}
        name="industry"
        text={form.industry}
      />
      <PeriodFields form={form} texts={texts} />
      <OptionalAddress
        toggle={{
          label: texts.ownAddress,
          description: texts.ownAddressDescription,
          isSelected: form.hasOwnAddress,
          onChange: form.setHasOwnAddress,
          id: idOf('hasOwnAddress'),
          name: 'hasOwnAddress',
        }}
        legend={texts.ownAddressLegend}
        labels={address}
        fieldProps={(part) => fieldProps(ownAddressNames[part])}
        errorOf={(part) => errorOf(ownAddressNames[part])}
        isOwnAddress={false}
      />
    </>
  );
}
