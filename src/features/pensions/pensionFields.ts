import type { Pension } from '../../backend/entities';
import { formatAddressLines, type AddressValues } from '../../domain/address';
import type { CalendarDate } from '../../domain/clock';
import { plainLine } from '../../domain/text';
import { addressFields, tickedAddress } from '../../entries/addressFields';
import { periodFields, providerFields } from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import { text, tick, type ValuesOf } from '../../forms/field';

/** `required` requires the provider, the policy number and the years; `optional` only limits the lengths. */
export type PensionVariant = 'required' | 'optional';

export interface PensionFieldsOptions {
  texts: EntryTexts;
  /** The customer's year of birth, if known. */
  birthYear: number | undefined;
  /** Reads the date where the firm is. */
  today: () => CalendarDate;
  variant: PensionVariant;
  /** The pension to edit. */
  pension?: Pension | undefined;
}

/** The form of a known pension: procedures `portal_create_pension` and `portal_edit_pension`. */
export function pensionFields({ texts, birthYear, today, variant, pension }: PensionFieldsOptions) {
  const isRequired = variant === 'required';
  const entry = pension && { ...pension, provider: pension.provider ?? pension.name };
  const { provider, policy } = providerFields({ texts, entry, isRequired });
  // Editing a pension that has no number must not ask for one.
  const noPolicy = Boolean(pension && !pension.policy);
  const lacksPolicy = (values: { hasNoPolicy: boolean }) => isRequired && values.hasNoPolicy;
  // In the optional variant the address may be empty. A partial one must be completed, as in the backend.
  const isGiven = (values: AddressValues) => isRequired || formatAddressLines(values).length > 0;
  return {
    provider: text({ ...provider, send: plainLine }),
    policy: text({
      ...policy,
      rule: (value, values: { hasNoPolicy: boolean }) => (lacksPolicy(values) ? undefined : policy.rule(value)),
      send: (value, values: { hasNoPolicy: boolean }) => (lacksPolicy(values) ? null : policy.send(value)),
    }),
    /** Whether the customer has no policy number. Asked only where the number is required. */
    hasNoPolicy: tick({
      isDrafted: true,
      initial: noPolicy,
      isAsked: () => isRequired,
      parameter: 'p_has_no_policy',
      send: (isTicked) => isTicked || undefined,
    }),
    ...periodFields({
      texts,
      entry,
      years: isRequired ? { birthYear, today, required: true, isSameYearAllowed: false } : undefined,
    }),
    /** Whether the customer lived at another address at the time. */
    hasOtherAddress: tick({
      isDrafted: true,
      initial: Boolean(pension?.address),
      parameter: 'p_address',
      send: (isTicked, values: AddressValues) => tickedAddress(isTicked && isGiven(values), values),
    }),
    ...addressFields({
      texts,
      stored: pension?.address,
      sentIn: 'p_address',
      isAsked: (values: AddressValues & { hasOtherAddress: boolean }) => values.hasOtherAddress && isGiven(values),
    }),
  };
}

/** The form's values, as typed. The address is the customer's at the time. */
export interface PensionValues extends ValuesOf<ReturnType<typeof pensionFields>> {}
