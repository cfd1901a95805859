import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../provider/useMessages';
import type { FormState } from './useForm';

/** Returns the props of the error summary of a form. */
export function useErrorSummary({ state, submitCount }: { state: FormState<never>; submitCount: number }) {
  const { errorSummaryHeading } = useMessages('shared', sharedMessages);
  return {
    heading: errorSummaryHeading,
    errors: state.status === 'invalid' ? state.problems : [],
    focusKey: submitCount,
  };
}
