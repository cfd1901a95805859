import type { InputOf } from '../../backend/contract';
import type { portalAddressAdd } from '../../backend/contracts/account';
import { formatAddress } from '../../domain/address';
import { addressTypeIds, type AddressType } from '../../domain/addressType';
import { addressEntryProblems, addressInput, type AddressEntryValues } from '../../entries/addressRules';
import type { FieldMessage } from '../../forms/fieldCheck';
import { formSchema } from '../../forms/formSchema';
import { yearProblems } from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import type { portalAddressMessages } from './messages';

/** The form's values, as typed. */
export interface PortalAddressValues extends AddressEntryValues {
  /** Empty until it is chosen. */
  type: AddressType | '';
  /** 'Moved In'. */
  startYear: string;
  /** 'Moved Out'. Not asked for the current address. */
  endYear: string;
}

/** The payload of `portal_address_add`; that of `portal_address_edit` without its id. */
export type PortalAddressOutput = InputOf<typeof portalAddressAdd>;

type Texts = typeof portalAddressMessages;

export interface PortalAddressConditions {
  currentYear: number;
  /** Whether there are found addresses to choose from. */
  isListShown: boolean;
}

/** The rules of specification section 5 for an address of the profile. Years may be empty. */
export function portalAddressSchema(texts: Texts, shared: EntryTexts, conditions: PortalAddressConditions) {
  const { currentYear, isListShown } = conditions;
  return formSchema(
    (values: PortalAddressValues) => {
      const problems: FieldMessage<keyof PortalAddressValues>[] = [
        ...addressEntryProblems(values, shared, isListShown),
        ...yearProblems(
          { ...values, isPaying: values.type === 'current' },
          { ...shared, endBeforeStart: texts.outBeforeIn },
          { currentYear, areYearsRequired: false, isSameYearAllowed: true },
        ),
      ];
      if (values.type === '') problems.push(['type', texts.typeMissing]);
      return problems;
    },
    (values): PortalAddressOutput => ({
      ...addressInput(formatAddress(values)),
      p_type: addressTypeIds[values.type || 'current'],
      p_move_in: values.startYear,
      // A year that was typed before the type changed stays in the form and is not sent.
      p_move_out: values.type === 'current' ? '' : values.endYear,
    }),
  );
}
