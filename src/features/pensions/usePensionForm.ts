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
  /** The pension to change. Without it, a new one is created. */
  pension?: Pension | undefined;
  /**
   * `required` (the default) requires the provider, the policy number and the years. `optional` requires nothing and
   * checks only how long a text is: the backend must take an empty pension then.
   */
  variant?: PensionVariant;
}

/** The form of {@link usePensionForm}. */
export interface UsePensionFormResult extends EntryForm<PensionValues, PensionInput> {
  variant: PensionVariant;
}

const order = ['provider', 'policy', 'startYear', 'endYear', 'line1', 'line2', 'line3', 'city', 'postcode'] as const;

/**
 * A known pension being added or changed, without its looks: procedures `portal_create_pension`,
 * `portal_edit_pension` and `portal_provider_search` (specification sections 2.3, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
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
