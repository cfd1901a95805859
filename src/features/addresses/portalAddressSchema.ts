import type { InputOf } from '../../backend/contract';
import type { portalAddressAdd } from '../../backend/contracts/account';
import { formatAddress } from '../../domain/address';
import { addressTypeIds, type AddressType } from '../../domain/addressType';
import { addressEntryProblems, addressInput, type AddressEntryValues } from '../../entries/addressRules';
import { formSchema, type FieldMessage } from '../../forms/formSchema';
import { yearProblems } from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import type { portalAddressMessages } from './messages';

/** What the form holds, as typed. */
export interface PortalAddressValues extends AddressEntryValues {
  /** Empty until it is chosen. */
  type: AddressType | '';
  /** 'Moved In'. */
  startYear: string;
  /** 'Moved Out'. Not asked of an address that is still lived at. */
  endYear: string;
}

/** The payload of portal_address_add, and of portal_address_edit beside the id. */
export type PortalAddressOutput = InputOf<typeof portalAddressAdd>;

type Texts = typeof portalAddressMessages;

export interface PortalAddressConditions {
  currentYear: number;
  /** Whether there are found addresses to choose from. */
  isListShown: boolean;
}

/** The rules of specification section 5 for an address of the profile, in the words given. Years may stay empty. */
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
      // What was typed before the type was changed stays in the form and is not sent.
      p_move_out: values.type === 'current' ? '' : values.endYear,
    }),
  );
}
