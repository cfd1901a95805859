import { useMessages } from '../../texts/useMessages';
import type { FieldAttributes } from '../../forms/Form';
import { TextField } from '../../ui/TextField';
import { twoStepMessages } from './messages';

interface CodeFieldProps {
  /** The form of the field. */
  form: {
    fieldProps: (name: 'code', options: { hasHint: boolean }) => FieldAttributes;
    errorOf: (name: 'code') => string | undefined;
  };
  /** Default: the hint for the code of an app. */
  hint?: string | undefined;
}

/** The field for the six digits. Phones show number keys and suggest a received code. */
export function CodeField({ form, hint }: CodeFieldProps) {
  const texts = useMessages('twoStep', twoStepMessages);
  return (
    <TextField
      label={texts.code}
      hint={hint ?? texts.codeHint}
      width="8"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      error={form.errorOf('code')}
      {...form.fieldProps('code', { hasHint: true })}
    />
  );
}
