import { useMemo, useState } from 'react';
import { portalCreatePension, portalEditPension, portalUserPensions } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { durationInYears } from '../../domain/year';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useApplyTags } from '../../data/useAccount';
import { useAutocomplete, type SuggestedText } from '../../entries/useAutocomplete';
import { useEntryTexts } from '../../entries/useEntryTexts';
import { useRefresh } from '../../data/useRefresh';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { useYearBounds, type YearBounds } from '../../entries/useYearBounds';
import { pensionInput, pensionValuesOf } from './pensionInput';
import { pensionSchema, type PensionFormOutput, type PensionValues } from './pensionSchema';

export interface UsePensionFormOptions extends FormOptions {
  /** The pension to change. Without it, a new one is created. */
  pension?: Pension | undefined;
  /** `required` (the default) asks for a provider and for the years, `optional` for nothing. */
  variant?: 'required' | 'optional';
  /** Whether a policy number must be given too. Default false: it is asked for if known. */
  isPolicyRequired?: boolean;
}

/** The result of {@link usePensionForm}. */
export interface UsePensionFormResult extends Form<PensionValues, PensionFormOutput> {
  mode: 'create' | 'edit';
  variant: 'required' | 'optional';
  isPolicyRequired: boolean;
  provider: SuggestedText;
  /** Whether the customer is still paying in: then there is no end year. */
  isPaying: boolean;
  setPaying: (isOn: boolean) => void;
  /** Whether the customer's own address of that time is given. */
  hasOtherAddress: boolean;
  setHasOtherAddress: (isOn: boolean) => void;
  /** How long it was, roughly. 0 while it is not known or a year is shown as wrong: nothing is said then. */
  approximateYears: number;
  /** The profile could not be had; `retry` asks again. The form works without it. */
  profileFailure: YearBounds['failure'];
}

const order = ['provider', 'policy', 'startYear', 'endYear', 'line1', 'line2', 'line3', 'city', 'postcode'] as const;

/**
 * A known pension being added or changed, without its looks: procedures `portal_create_pension`,
 * `portal_edit_pension` and `portal_provider_search` (specification sections 2.3, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function usePensionForm(options: UsePensionFormOptions = {}): UsePensionFormResult {
  const { pension, variant = 'required', isPolicyRequired = false, onCompleted, onInvalid } = options;
  const { backend } = usePensionTrace('usePensionForm');
  const texts = useEntryTexts();
  const applyTags = useApplyTags();
  const refresh = useRefresh();
  const { birthYear, currentYear, failure } = useYearBounds();
  const [initial] = useState(() => pensionValuesOf(pension));

  const schema = useMemo(
    () =>
      pensionSchema(texts, {
        birthYear,
        currentYear,
        isProviderRequired: variant === 'required',
        isPolicyRequired,
        areYearsRequired: variant === 'required',
        isSameYearAllowed: false,
      }),
    [texts, birthYear, currentYear, variant, isPolicyRequired],
  );

  const sending = useForm({
    schema,
    defaultValues: initial,
    draftKey: pension ? `pension/${pension.id}` : 'pension',
    order,
    run: async (details: PensionFormOutput, headers) => {
      if (!pension) return (await backend.call(portalCreatePension, pensionInput(details), { headers })) ?? null;
      await backend.call(portalEditPension, { ...pensionInput(details), p_id: pension.id }, { headers });
      return null;
    },
    onDone: (tags) => {
      refresh(portalUserPensions.name, 'pensions');
      if (tags) applyTags(tags);
      onCompleted?.({ tags });
    },
    onInvalid,
  });

  const { form } = sending;
  const { provider, startYear, endYear, isPaying, hasOtherAddress } = form.values;
  const areYearsWrong = Boolean(sending.errorOf('startYear') ?? sending.errorOf('endYear'));
  const providers = useAutocomplete('providers', provider);

  return {
    ...sending,
    mode: pension ? 'edit' : 'create',
    variant,
    isPolicyRequired,
    provider: { value: provider, onChange: (text) => form.setValues({ provider: text }), ...providers },
    isPaying,
    setPaying: (isOn) => form.setValues({ isPaying: isOn }),
    hasOtherAddress,
    setHasOtherAddress: (isOn) => form.setValues({ hasOtherAddress: isOn }),
    approximateYears: areYearsWrong ? 0 : durationInYears(startYear, endYear, isPaying, currentYear),
    profileFailure: failure,
  };
}
