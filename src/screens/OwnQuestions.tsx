import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ExtraFieldsContext } from '../forms/ExtraFieldsContext';
import type { ExtraFields } from '../forms/Form';

interface OwnQuestionsProps {
  extra: ExtraFields;
  /** The content of `slots.fields`. */
  children: ReactNode;
}

/** The host's own questions in a form: `useExtraFields` and react-hook-form's `useFormContext` work in it. */
export function OwnQuestions({ extra, children }: OwnQuestionsProps) {
  if (children === undefined || children === null || children === false) return null;
  return (
    <FormProvider {...extra.form}>
      <ExtraFieldsContext.Provider value={extra}>{children}</ExtraFieldsContext.Provider>
    </FormProvider>
  );
}
