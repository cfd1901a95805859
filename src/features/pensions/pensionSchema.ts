import { plainLine } from '../../domain/text';
import type { InputOf } from '../../backend/contract';
import type { portalCreatePension } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { formatAddressLines } from '../../domain/address';
import {
  entryInput,
  entryValuesOf,
  otherAddressOf,
  otherAddressProblems,
  policyProblems,
  yearProblems,
  type EntryValues,
} from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import type { YearBounds } from '../../entries/useYearBounds';
import { formSchema } from '../../forms/formSchema';

/** The form's values, as typed. The address is the customer's at the time. */
export type PensionValues = EntryValues;

/** The payload of `portal_create_pension`; that of `portal_edit_pension` without its id. */
export type PensionInput = InputOf<typeof portalCreatePension>;

/** `required` requires the provider, the policy number and the years; `optional` only limits the lengths. */
export type PensionVariant = 'required' | 'optional';

/** The initial values for a pension, or for a new one. */
export function pensionValuesOf(pension?: Pension): PensionValues {
  return entryValuesOf(pension && { ...pension, provider: pension.provider ?? pension.name }, pension?.address);
}

/** The rules of specification section 5 for a known pension, with these messages. */
export function pensionSchema(texts: EntryTexts, bounds: YearBounds, variant: PensionVariant) {
  const isRequired = variant === 'required';
  const required = { isProviderRequired: isRequired, isPolicyRequired: isRequired, areYearsRequired: isRequired };
  const conditions = { ...bounds, ...required, isSameYearAllowed: false };
  // In the optional variant an empty address counts as none. A partial one must be completed, as in the backend.
  const given = (values: PensionValues) =>
    isRequired || formatAddressLines(values).length > 0 ? values : { ...values, hasOtherAddress: false };
  return formSchema(
    (values: PensionValues) => [
      ...policyProblems(values, texts, conditions),
      ...(isRequired ? yearProblems(values, texts, conditions) : []),
      ...otherAddressProblems(given(values), texts),
    ],
    (values): PensionInput => ({
      ...entryInput(values),
      p_provider: plainLine(values.provider),
      p_address: otherAddressOf(given(values)),
    }),
  );
}
