import { portalCreatePension, portalEditPension, portalUserPensions } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { useEntryForm, type EntryForm } from '../../entries/useEntryForm';
import type { FormOptions } from '../../forms/useForm';
import { usePart } from '../../provider/usePart';
import {
  pensionSchema,
  pensionValuesOf,
  type PensionInput,
  type PensionValues,
  type PensionVariant,
} from './pensionSchema';

export interface UsePensionFormOptions extends FormOptions {
  /** The pension to edit. Without it, a new one is created. */
  pension?: Pension | undefined;
  /**
   * `required` (the default) requires the provider, the policy number and the years. `optional` requires nothing and
   * only limits the lengths: the backend must then accept an empty pension.
   */
  variant?: PensionVariant;
}

/** The result of {@link usePensionForm}. */
export interface UsePensionFormResult extends EntryForm<PensionValues, PensionInput> {
  variant: PensionVariant;
}

const order = ['provider', 'policy', 'startYear', 'endYear', 'line1', 'line2', 'line3', 'city', 'postcode'] as const;

/**
 * Headless hook for the form that adds or edits a known pension: procedures `portal_create_pension`,
 * `portal_edit_pension` and `portal_provider_search`.
 *
 * @example
 * ```tsx
 * function NewPension() {
 *   const { state, submit, fieldProps, idOf, errorOf } = usePensionForm({
 *     onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])),
 *   });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <label htmlFor={idOf('policy')}>Policy number</label>
 *       <input {...fieldProps('policy')} />
 *       <p id={`${idOf('policy')}-error`}>{errorOf('policy')}</p>
 *       {state.status === 'error' && <p role="alert">{state.message}</p>}
 *       <button type="submit">Add Pension</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePensionForm(options: UsePensionFormOptions = {}): UsePensionFormResult {
  usePart('pensionForm');
  const { pension, variant = 'required', ...formOptions } = options;
  const entry = useEntryForm<PensionValues, PensionInput>({
    ...formOptions,
    part: 'pensionForm',
    entry: pension,
    defaultValues: pensionValuesOf(pension),
    schemaOf: (texts, bounds) => pensionSchema(texts, bounds, variant),
    order,
    draftKey: 'pension',
    create: portalCreatePension,
    edit: portalEditPension,
    sources: [portalUserPensions.name, 'pensions'],
  });
  return { ...entry, variant };
}
