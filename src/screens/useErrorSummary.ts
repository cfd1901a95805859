import type { FormState } from '../forms/Form';
import type { FieldValues } from 'react-hook-form';

/** Returns the props of the error summary of a form. */
export function useErrorSummary({ state, submitCount }: { state: FormState<FieldValues>; submitCount: number }) {
  return { errors: state.status === 'invalid' ? state.problems : [], focusKey: submitCount };
}
