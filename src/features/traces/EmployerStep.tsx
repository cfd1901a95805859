import { useWatch } from 'react-hook-form';
import { EntryAddress, EntryYears, SuggestedField } from '../../entries/EntryFields';
import { addressMessages } from '../../entries/addressMessages';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { OptionalAddress } from '../../ui/OptionalAddress';
import { TextField } from '../../ui/TextField';
import { traceMessages } from './messages';
import { MoreFields } from './MoreFields';
import { ownAddressNames } from './traceFields';
import type { UseTraceFormResult } from './useTraceForm';

const addressParts = ['line1', 'line2', 'line3', 'city', 'postcode'] as const;
const moreNames = ['title', 'industry', ...addressParts, ...addressParts.map((part) => ownAddressNames[part])] as const;

/** The first step: the employer and the years, then what else the customer remembers. */
export function EmployerStep({ form }: { form: UseTraceFormResult }) {
  const texts = useMessages('traces', traceMessages);
  const { fieldProps, errorOf, mode } = form;
  const title = useWatch({ control: form.form.control, name: 'title' });
  const isFilled = [title, form.industry.value, form.hasOtherAddress, form.hasOwnAddress].some(Boolean);

  return (
    <>
      <TextField
        label={texts.employer}
        hint={texts.employerHint}
        autoComplete="off"
        error={errorOf('employer')}
        {...fieldProps('employer', { hasHint: true })}
      />
      <EntryYears form={form} texts={texts} />
      {mode === 'edit' ? (
        <RememberedFields form={form} />
      ) : (
        <MoreFields isFilled={isFilled} hasError={moreNames.some((name) => errorOf(name) !== undefined)}>
          <RememberedFields form={form} />
        </MoreFields>
      )}
    </>
  );
}

/** The job, the industry and the two addresses at the time. */
function RememberedFields({ form }: { form: UseTraceFormResult }) {
  const texts = useMessages('traces', traceMessages);
  const ui = useMessages('ui', uiMessages);
  const address = useMessages('address', addressMessages);
  const { fieldProps, errorOf, idOf } = form;

  return (
    <>
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
      <EntryAddress form={form} texts={texts} />
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
