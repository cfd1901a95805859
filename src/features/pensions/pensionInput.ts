import type { InputOf } from '../../backend/contract';
import type { portalCreatePension } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { addressValuesOf, emptyAddress } from '../../domain/address';
import type { PensionFormOutput, PensionValues } from './pensionSchema';

/** The form's values for a pension, or for a new one. */
export function pensionValuesOf(pension?: Pension): PensionValues {
  return {
    provider: pension?.provider ?? pension?.name ?? '',
    policy: pension?.policy ?? '',
    startYear: String(pension?.start_year ?? ''),
    endYear: String(pension?.end_year ?? ''),
    isPaying: pension?.paying ?? false,
    hasOtherAddress: Boolean(pension?.address),
    ...(pension?.address ? addressValuesOf(pension.address) : emptyAddress),
  };
}

/** The payload of portal_create_pension and portal_edit_pension. What is empty is left out. */
export function pensionInput(details: PensionFormOutput): InputOf<typeof portalCreatePension> {
  const { provider = '', policy, startYear, endYear, isPaying, otherAddress } = details;
  return {
    p_provider: provider,
    p_paying: isPaying,
    ...(policy === undefined ? {} : { p_policy: policy }),
    ...(startYear === undefined ? {} : { p_start_year: startYear }),
    ...(endYear === undefined ? {} : { p_end_year: endYear }),
    ...(otherAddress === undefined ? {} : { p_address: otherAddress }),
  };
}
