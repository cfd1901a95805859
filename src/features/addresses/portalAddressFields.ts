import * as z from 'zod/mini';
import type { Address } from '../../backend/entities';
import { addressTypeIds, addressTypeOf, type AddressType } from '../../domain/addressType';
import type { CalendarDate } from '../../domain/clock';
import { formatYear } from '../../domain/year';
import { addressEntryFields } from '../../entries/addressFields';
import { endYearProblem, yearProblem } from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import { field, text, type ValuesOf } from '../../forms/field';
import type { portalAddressMessages } from './messages';

export interface PortalAddressFieldsOptions {
  texts: typeof portalAddressMessages;
  shared: EntryTexts;
  /** Reads the date where the firm is. */
  today: () => CalendarDate;
  /** Whether there are found addresses to choose from. */
  isListShown: boolean;
  /** The address to edit. */
  address?: Address | undefined;
}

/** The values that the rule of the end year reads. */
export interface TypeAndStart {
  type: AddressType | '';
  startYear: string;
}

/** The form of an address of the profile: procedures `portal_address_add` and `portal_address_edit`. */
export function portalAddressFields(options: PortalAddressFieldsOptions) {
  const { texts, shared, today, isListShown, address } = options;
  const yearTexts = { ...shared, endBeforeStart: texts.outBeforeIn };
  const years = { today, required: false, isSameYearAllowed: true };
  const type: AddressType | undefined = address && addressTypeOf(address.type.id);
  return {
    /** Empty until it is chosen. */
    type: field(z.enum(['', 'current', 'previous']), type ?? '', {
      isDrafted: true,
      parameter: 'p_type',
      rule: (value) => (value === '' ? texts.typeMissing : undefined),
      send: (value) => addressTypeIds[value || 'current'],
    }),
    ...addressEntryFields({ texts: shared, stored: address, isListShown }),
    /** 'Moved In'. */
    startYear: text({
      isDrafted: true,
      initial: address?.start_date ?? '',
      parameter: 'p_move_in',
      rule: (value) => yearProblem(value, shared.startYearMissing, yearTexts, years),
      send: formatYear,
    }),
    /** 'Moved Out'. Not asked for the current address. */
    endYear: text({
      isDrafted: true,
      initial: address?.end_date ?? '',
      parameter: 'p_move_out',
      rule: (value, values: TypeAndStart) =>
        values.type === 'current' ? undefined : endYearProblem(values.startYear, value, yearTexts, years),
      // A year typed before the type changed stays in the form but is not sent.
      send: (value, values: TypeAndStart) => (values.type === 'current' ? '' : formatYear(value)),
    }),
  };
}

/** The form's values, as typed. */
export interface PortalAddressValues extends ValuesOf<ReturnType<typeof portalAddressFields>> {}
