import { useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { ExtraFieldsContext } from './ExtraFieldsContext';
import type { ExtraFields } from './Form';

/**
 * Returns the fields of your own questions, for a component in `slots.fields`. It works without react-hook-form in your
 * project. Where your project has the same copy of it as ours, its `useFormContext` works there too.
 *
 * @typeParam Values The values as typed: `z.input<typeof schema>`. With it, a name that the schema does not have is an error.
 * @example
 * ```tsx
 * function HeardFrom() {
 *   const { fieldProps, errorOf } = useExtraFields<{ heardFrom: string }>();
 *   return <TextField label="How did you hear about us?" error={errorOf('heardFrom')} {...fieldProps('heardFrom')} />;
 * }
 * ```
 * @throws When no PensionTraceProvider is above, and outside of the `slots.fields` of a form.
 */
export function useExtraFields<Values extends FieldValues = FieldValues>(): ExtraFields<Values> {
  usePensionTrace('useExtraFields');
  const fields = useContext(ExtraFieldsContext);
  if (!fields) {
    throw new Error(
      'useExtraFields() works in a component in the fields of a form. Write <PersonalDetailsForm slots={{ fields: <YourQuestions /> }} extraSchema={yourSchema} />.',
    );
  }
  return fields as ExtraFields<Values>;
}
