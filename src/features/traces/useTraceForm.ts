import { useState, type SyntheticEvent } from 'react';
import { portalCreateTrace, portalEditTrace, portalUserTrace, portalUserTraces } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { useAutocomplete, type SuggestedText } from '../../entries/useAutocomplete';
import { useEntryForm, type EntryForm } from '../../entries/useEntryForm';
import type { FormOptions } from '../../forms/useForm';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../provider/useMessages';
import { traceMessages } from './messages';
import { traceSchema, traceValuesOf, type TraceInput, type TraceStep, type TraceValues } from './traceSchema';

export interface UseTraceFormOptions extends FormOptions {
  /** The trace to edit. Without it, a new one is created. */
  trace?: Trace | undefined;
}

/** The result of {@link useTraceForm}. */
export interface UseTraceFormResult extends EntryForm<TraceValues, TraceInput> {
  step: TraceStep;
  /** True after a step change: the heading of the new step takes focus. */
  hasMoved: boolean;
  /** Goes from the employer to the provider if the first step is valid. Pass it to `<form onSubmit>`. */
  next: (event?: SyntheticEvent) => void;
  /** Goes back to the employer. Keeps everything typed. */
  back: () => void;
  /** The typed employer. */
  employer: string;
  industry: SuggestedText;
  /** Whether the customer's address at the time is given. */
  hasOwnAddress: boolean;
  setHasOwnAddress: (isOn: boolean) => void;
  /** Whether the second step is empty: its button then says Skip. */
  isSkipping: boolean;
}

const order = [
  'employer',
  'title',
  'industry',
  'startYear',
  'endYear',
  'line1',
  'line2',
  'line3',
  'city',
  'postcode',
  'ownLine1',
  'ownLine2',
  'ownLine3',
  'ownCity',
  'ownPostcode',
  'provider',
  'policy',
] as const;

const nothingRequired = {
  isProviderRequired: false,
  isPolicyRequired: false,
  areYearsRequired: false,
  isSameYearAllowed: true,
};

/**
 * Headless hook for the form that creates or edits a trace: procedures `portal_create_trace`, `portal_edit_trace`,
 * `portal_sic_search` and `portal_provider_search`.
 *
 * @example
 * ```tsx
 * function NewTrace() {
 *   const { state, submit, fieldProps, idOf, errorOf } = useTraceForm({
 *     onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])),
 *   });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <label htmlFor={idOf('employer')}>Employer</label>
 *       <input {...fieldProps('employer')} />
 *       <p id={`${idOf('employer')}-error`}>{errorOf('employer')}</p>
 *       {state.status === 'error' && <p role="alert">{state.message}</p>}
 *       <button type="submit">Next</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraceForm({ trace, ...options }: UseTraceFormOptions = {}): UseTraceFormResult {
  usePart('traceForm');
  const texts = useMessages('traces', traceMessages);
  const [step, setStep] = useState<TraceStep>('employer');
  const [hasMoved, setHasMoved] = useState(false);
  const entry = useEntryForm<TraceValues, TraceInput>({
    ...options,
    part: 'traceForm',
    entry: trace,
    defaultValues: traceValuesOf(trace),
    schemaOf: (shared, bounds) => traceSchema(texts, shared, step, { ...bounds, ...nothingRequired }),
    order,
    draftKey: 'trace',
    create: portalCreateTrace,
    edit: portalEditTrace,
    sources: [portalUserTraces.name, portalUserTrace.name],
  });
  const { form } = entry;
  const industry = form.watch('industry');
  const industries = useAutocomplete('industries', industry);

  function goTo(next: TraceStep) {
    // The next step starts without errors: it has not been submitted yet.
    form.hideErrors();
    setStep(next);
    setHasMoved(true);
  }

  return {
    ...entry,
    step,
    hasMoved,
    next(event) {
      event?.preventDefault();
      if (form.check()) goTo('provider');
    },
    back: () => goTo('employer'),
    employer: form.watch('employer').trim(),
    industry: { value: industry, onChange: (text) => form.setValues({ industry: text }), ...industries },
    hasOwnAddress: form.watch('hasOwnAddress'),
    setHasOwnAddress: (isOn) => form.setValues({ hasOwnAddress: isOn }),
    isSkipping: form.watch('provider').trim() === '' && form.watch('policy').trim() === '',
  };
}
