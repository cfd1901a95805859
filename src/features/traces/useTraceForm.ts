import { useMemo, useState, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { portalCreateTrace, portalEditTrace, portalUserTrace, portalUserTraces } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { useAutocomplete, type SuggestedText } from '../../entries/useAutocomplete';
import { useEntryForm, type EntryForm } from '../../entries/useEntryForm';
import { useEntryTexts } from '../../entries/useEntryTexts';
import { useFirmDate } from '../../data/useFirmDate';
import { useBirthYear } from '../../entries/useBirthYear';
import type { FormDefaults, QuestionOptions } from '../../forms/Form';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { traceMessages } from './messages';
import { traceFields, type TraceStep, type TraceValues } from './traceFields';

export interface UseTraceFormOptions<Extra = unknown> extends QuestionOptions<Extra>, FormDefaults<TraceValues> {
  /** The trace to edit. Without it, a new one is created. */
  trace?: Trace | undefined;
}

/** The result of {@link useTraceForm}. */
export interface UseTraceFormResult extends EntryForm<TraceValues> {
  step: TraceStep;
  /** True after a step change: the heading of the new step takes focus. */
  hasMoved: boolean;
  /** Goes from the employer to the provider if the first step is valid. Pass it to `<form onSubmit>`. */
  next: (event?: SyntheticEvent) => void;
  /** Goes back to the employer. Keeps typed values. */
  back: () => void;
  /** The typed employer. */
  employer: string;
  industry: SuggestedText;
  /** Whether the form asks for the customer's address at the time. */
  hasOwnAddress: boolean;
  setHasOwnAddress: (isOn: boolean) => void;
  /** Whether the second step is empty: its button then says Skip. */
  isSkipping: boolean;
}

/**
 * Headless hook for the form that creates or edits a trace: procedures `portal_create_trace`, `portal_edit_trace`,
 * `portal_sic_search` and `portal_provider_search`.
 *
 * @example
 * ```tsx
 * function NewTrace() {
 *   const { submit, fieldProps, errorOf } = useTraceForm({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Employer" {...fieldProps('employer')} /> {errorOf('employer')} <button>Next</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraceForm<Extra = unknown>({
  trace,
  ...options
}: UseTraceFormOptions<Extra> = {}): UseTraceFormResult {
  const { backend } = usePart('traceForm');
  const texts = useMessages('traces', traceMessages);
  const shared = useEntryTexts();
  const { birthYear } = useBirthYear();
  const today = useFirmDate();
  const [step, setStep] = useState<TraceStep>('employer');
  const [hasMoved, setHasMoved] = useState(false);
  const entry = useEntryForm({
    ...options,
    part: 'traceForm',
    entry: trace,
    fields: useMemo(
      () => traceFields({ texts, shared, birthYear, today, trace }),
      [texts, shared, birthYear, today, trace],
    ),
    step,
    asksExtra: step === 'provider',
    draft: 'trace',
    create: (payload, sent) => backend.call(portalCreateTrace, payload, sent),
    edit: (payload, sent) => backend.call(portalEditTrace, payload, sent),
    sources: [portalUserTraces.name, portalUserTrace.name],
  });
  const { control, setValue } = entry.form;
  const [employer, industry, hasOwnAddress, policy] = useWatch({
    control,
    name: ['employer', 'industry', 'hasOwnAddress', 'policy'],
  });
  const industries = useAutocomplete('industries', industry);

  function goTo(next: TraceStep) {
    // A step shows no errors before it is submitted again.
    entry.hideErrors();
    setStep(next);
    setHasMoved(true);
  }

  return {
    ...entry,
    step,
    hasMoved,
    next: entry.check(() => goTo('provider')),
    back: () => goTo('employer'),
    employer: employer.trim(),
    industry: {
      value: industry,
      onChange: (text) => setValue('industry', text, { shouldDirty: true }),
      ...industries,
    },
    hasOwnAddress,
    setHasOwnAddress: (isOn) => setValue('hasOwnAddress', isOn, { shouldDirty: true }),
    isSkipping: entry.provider.value.trim() === '' && policy.trim() === '',
  };
}
