import * as z from 'zod/mini';
import type { InputOf } from '../../backend/contract';
import type { portalAddressAdd } from '../../backend/contracts/account';
import { formatAddress } from '../../domain/address';
import { addressTypeIds, type AddressType } from '../../domain/addressType';
import { earliestYear } from '../../domain/dateOfBirth';
import { checkYear, checkYearOrder } from '../../domain/year';
import {
  addressEntryFields,
  addressEntryProblems,
  addressInput,
  type AddressEntryValues,
  type AddressProblem,
} from '../../provider/addressRules';
import type { Widened } from '../../provider/messages';
import type { EntryTexts } from '../../provider/useEntryTexts';
import type { portalAddressErrors } from './errorMessages';

/** What the form holds, as typed. */
export interface PortalAddressValues extends AddressEntryValues {
  /** Empty until it is chosen. */
  type: AddressType | '';
  movedIn: string;
  /** Not asked of an address that is still lived at. */
  movedOut: string;
}

/** The payload of portal_address_add, and of portal_address_edit beside the id. */
export type PortalAddressOutput = InputOf<typeof portalAddressAdd>;

type Texts = Widened<typeof portalAddressErrors.defaults>;

export interface PortalAddressConditions {
  currentYear: number;
  /** Whether there are found addresses to choose from. */
  isListShown: boolean;
}

/** The rules of specification section 5 for an address of the profile, in the words given. Years may stay empty. */
export function portalAddressSchema(texts: Texts, shared: EntryTexts, conditions: PortalAddressConditions) {
  const { currentYear, isListShown } = conditions;
  const fields = z.object({
    ...addressEntryFields,
    type: z.enum(['current', 'previous', '']),
    movedIn: z.string(),
    movedOut: z.string(),
  });

  const checked = fields.check(({ value, issues }) => {
    const isWrong = (year: string) => Boolean(checkYear(year, { currentYear, required: false }));
    const outOfRange = shared.yearOutOfRange(earliestYear, currentYear);
    const isMovedInWrong = isWrong(value.movedIn);
    const movedOut = movedOutOf(value);
    const problems: AddressProblem<keyof PortalAddressValues>[] = addressEntryProblems(value, shared, isListShown);
    if (value.type === '') problems.push(['type', texts.typeMissing]);
    if (isMovedInWrong) problems.push(['movedIn', outOfRange]);
    if (isWrong(movedOut)) problems.push(['movedOut', outOfRange]);
    else if (!isMovedInWrong && checkYearOrder(value.movedIn, movedOut)) problems.push(['movedOut', texts.outBeforeIn]);
    for (const [path, message] of problems) issues.push({ code: 'custom', path: [path], message, input: value[path] });
  });

  return z.pipe(
    checked,
    z.transform((values): PortalAddressOutput => ({
      ...addressInput(formatAddress(values)),
      p_type: addressTypeIds[values.type || 'current'],
      p_move_in: values.movedIn.trim(),
      p_move_out: movedOutOf(values),
    })),
  );
}

/** What was typed before the type was changed stays in the form and is not sent. */
function movedOutOf({ type, movedOut }: Pick<PortalAddressValues, 'type' | 'movedOut'>): string {
  return type === 'current' ? '' : movedOut.trim();
}
