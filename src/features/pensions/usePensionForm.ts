import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { portalCreatePension, portalEditPension, portalUserPensions } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { useEntryForm, type EntryForm } from '../../entries/useEntryForm';
import { useEntryTexts } from '../../entries/useEntryTexts';
import { useFirmDate } from '../../data/useFirmDate';
import { useBirthYear } from '../../entries/useBirthYear';
import type { FormDefaults, QuestionOptions } from '../../forms/Form';
import { usePart } from '../../provider/usePart';
import { pensionFields, type PensionValues, type PensionVariant } from './pensionFields';

export interface UsePensionFormOptions<Extra = unknown> extends QuestionOptions<Extra>, FormDefaults<PensionValues> {
  /** The pension to edit. Without it, a new one is created. */
  pension?: Pension | undefined;
  /**
   * `required` (the default) requires the provider, the policy number and the years. `optional` only limits the
   * lengths: the backend must then accept an empty pension.
   */
  variant?: PensionVariant | undefined;
}

/** The result of {@link usePensionForm}. */
export interface UsePensionFormResult extends EntryForm<PensionValues> {
  variant: PensionVariant;
  /** Whether the customer has no policy number. The required variant then sends null; the typed number is kept. */
  hasNoPolicy: boolean;
  setHasNoPolicy: (isOn: boolean) => void;
}

/**
 * Headless hook for the form that adds or edits a known pension: procedures `portal_create_pension`,
 * `portal_edit_pension` and `portal_provider_search`.
 *
 * @example
 * ```tsx
 * function NewPension() {
 *   const { submit, fieldProps, errorOf } = usePensionForm({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Policy number" {...fieldProps('policy')} /> {errorOf('policy')} <button>Add Pension</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePensionForm<Extra = unknown>(options: UsePensionFormOptions<Extra> = {}): UsePensionFormResult {
  const { backend } = usePart('pensionForm');
  const { pension, variant = 'required', ...formOptions } = options;
  const texts = useEntryTexts();
  const { birthYear } = useBirthYear();
  const today = useFirmDate();
  const entry = useEntryForm({
    ...formOptions,
    part: 'pensionForm',
    entry: pension,
    fields: useMemo(
      () => pensionFields({ texts, birthYear, today, variant, pension }),
      [texts, birthYear, today, variant, pension],
    ),
    draft: 'pension',
    create: (payload, sent) => backend.call(portalCreatePension, payload, sent),
    edit: (payload, sent) => backend.call(portalEditPension, payload, sent),
    sources: [portalUserPensions.name, 'pensions'],
  });
  const { control, setValue } = entry.form;
  return {
    ...entry,
    variant,
    hasNoPolicy: useWatch({ control, name: 'hasNoPolicy' }),
    setHasNoPolicy: (isOn) => setValue('hasNoPolicy', isOn, { shouldDirty: true }),
  };
}
