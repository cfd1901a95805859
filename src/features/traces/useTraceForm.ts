import { useMemo, useState, type SyntheticEvent } from 'react';
import { portalCreateTrace, portalEditTrace, portalUserTrace, portalUserTraces } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { durationInYears } from '../../domain/year';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useApplyTags } from '../../data/useAccount';
import { useAutocomplete, type SuggestedText } from '../../entries/useAutocomplete';
import { useEntryTexts } from '../../entries/useEntryTexts';
import { useMessages } from '../../provider/useMessages';
import { useRefresh } from '../../data/useRefresh';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { useYearBounds, type YearBounds } from '../../entries/useYearBounds';
import { traceMessages } from './messages';
import { traceInput, traceValuesOf } from './traceInput';
import { traceSchema, type TraceFormOutput, type TraceStep, type TraceValues } from './traceSchema';

export interface UseTraceFormOptions extends FormOptions {
  /** The trace to change. Without it, a new one is created. */
  trace?: Trace | undefined;
}

/** The result of {@link useTraceForm}. */
export interface UseTraceFormResult extends Form<TraceValues, TraceFormOutput> {
  mode: 'create' | 'edit';
  step: TraceStep;
  /** True once a step was left: focus then belongs on the heading of the step that came. */
  hasMoved: boolean;
  /** From the employer to the provider, once the first step holds nothing to put right. Give it to `<form onSubmit>`. */
  next: (event?: SyntheticEvent) => void;
  /** Back to the employer. Everything typed stays. */
  back: () => void;
  /** The employer as typed so far. */
  employer: string;
  industry: SuggestedText;
  provider: SuggestedText;
  /** Whether the employer is still paying in: then there is no end year. */
  isPaying: boolean;
  setPaying: (isOn: boolean) => void;
  /** Whether the employer's address of that time is given. */
  hasOtherAddress: boolean;
  setHasOtherAddress: (isOn: boolean) => void;
  /** How long it was, roughly. 0 while it is not known or a year is shown as wrong: nothing is said then. */
  approximateYears: number;
  /** Whether the second step is empty, so that its button says that it is skipped. */
  isSkipping: boolean;
  /** The profile could not be had; `retry` asks again. The form works without it. */
  profileFailure: YearBounds['failure'];
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
  'provider',
  'policy',
] as const;

/**
 * A trace being created or changed, without its looks: procedures `portal_create_trace`, `portal_edit_trace`,
 * `portal_sic_search` and `portal_provider_search` (specification sections 2.3, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useTraceForm({ trace, onCompleted, onInvalid }: UseTraceFormOptions = {}): UseTraceFormResult {
  const { backend } = usePensionTrace('useTraceForm');
  const texts = useMessages('traces', traceMessages);
  const shared = useEntryTexts();
  const applyTags = useApplyTags();
  const refresh = useRefresh();
  const { birthYear, currentYear, failure } = useYearBounds();
  const [step, setStep] = useState<TraceStep>('employer');
  const [hasMoved, setHasMoved] = useState(false);
  const [initial] = useState(() => traceValuesOf(trace));

  const schema = useMemo(
    () =>
      traceSchema(texts, shared, step, {
        birthYear,
        currentYear,
        isProviderRequired: false,
        isPolicyRequired: false,
        areYearsRequired: false,
        isSameYearAllowed: true,
      }),
    [texts, shared, step, birthYear, currentYear],
  );

  const sending = useForm({
    schema,
    defaultValues: initial,
    draftKey: trace ? `trace/${trace.id}` : 'trace',
    order,
    run: async (details: TraceFormOutput, headers) => {
      if (!trace) return (await backend.call(portalCreateTrace, traceInput(details), { headers })) ?? null;
      await backend.call(portalEditTrace, { ...traceInput(details, trace), p_id: trace.id }, { headers });
      return null;
    },
    onDone: (tags) => {
      refresh(portalUserTraces.name, portalUserTrace.name);
      if (tags) applyTags(tags);
      onCompleted?.({ tags });
    },
    onInvalid,
  });

  const { form } = sending;
  const { employer, industry, provider, policy, startYear, endYear, isPaying, hasOtherAddress } = form.values;
  const industries = useAutocomplete('industries', industry);
  const areYearsWrong = Boolean(sending.errorOf('startYear') ?? sending.errorOf('endYear'));
  const providers = useAutocomplete('providers', provider);

  function goTo(next: TraceStep) {
    // The next step begins without errors: nobody has submitted it yet.
    form.hideErrors();
    setStep(next);
    setHasMoved(true);
  }

  return {
    ...sending,
    mode: trace ? 'edit' : 'create',
    step,
    hasMoved,
    next(event) {
      event?.preventDefault();
      if (form.check()) goTo('provider');
    },
    back: () => goTo('employer'),
    employer: employer.trim(),
    industry: { value: industry, onChange: (text) => form.setValues({ industry: text }), ...industries },
    provider: { value: provider, onChange: (text) => form.setValues({ provider: text }), ...providers },
    isPaying,
    setPaying: (isOn) => form.setValues({ isPaying: isOn }),
    hasOtherAddress,
    setHasOtherAddress: (isOn) => form.setValues({ hasOtherAddress: isOn }),
    approximateYears: areYearsWrong ? 0 : durationInYears(startYear, endYear, isPaying, currentYear),
    isSkipping: provider.trim() === '' && policy.trim() === '',
    profileFailure: failure,
  };
}
