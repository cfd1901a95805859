import { entryMessages } from '../../entries/entryMessages';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { ComboBoxField } from '../../ui/ComboBoxField';
import { TextField } from '../../ui/TextField';
import type { UseTraceFormResult } from './useTraceForm';

/** The second step: who looks after the pension, if the customer knows. */
export function ProviderStep({ form }: { form: UseTraceFormResult }) {
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const { register, errorOf, idOf, provider } = form;

  return (
    <>
      <ComboBoxField
        label={entry.provider}
        mark={shared.ifKnown}
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
        mark={shared.ifKnown}
        hint={entry.policyHint}
        autoComplete="off"
        spellCheck={false}
        width="30"
        error={errorOf('policy')}
        {...register('policy')}
      />
    </>
  );
}
