import type { InputOf } from '../../backend/contract';
import {
  portalCreatePension,
  portalEditPension,
  portalKnownPensionsAdd,
  portalKnownPensionsContinue,
  portalPensionAdd,
  portalPensionCancel,
  portalPensionContinue,
  portalPensionCount,
  portalUserPensions,
} from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { Tag } from '../../domain/tags';
import { textLimits } from '../../domain/text';
import { checkYearOrder } from '../../domain/year';
import { deleteDraft } from './drafts';
import { hasChanges } from './hasChanges';
import { addressOrNothing, optionalText } from './lineChecks';
import type { Customer, MemoryPension } from './MemoryState';
import { parameterCheck } from './parameterCheck';
import { readingProcedure, writingProcedure, type Procedure, type World } from './procedure';
import { refused } from './refusals';
import { pensionTypes } from './statuses';
import { holdTag, moveTag } from './steps';
import { workingYear } from './workingYear';

const inPortal = [Tag.portalFirstTime, Tag.portal] as const;
const mostPensions = 500;
/** The types that the form sets. The firm sets other types, which remain unchanged. */
const followingTypes: readonly unknown[] = [pensionTypes.Active.type, pensionTypes.Deferred.type];

/** Pensions, in the onboarding (tags 8 to 10) and in the portal (12 and 13). */
export const pensionProcedures: readonly Procedure[] = [
  readingProcedure(portalUserPensions, ({ pensions }) => pensions.map(pensionRow)),
  readingProcedure(portalPensionCount, ({ pensions }) => pensions.length),
  writingProcedure(portalKnownPensionsAdd, (customer) => moveTag(customer, Tag.knownPensions, Tag.addPension)),
  writingProcedure(portalKnownPensionsContinue, (customer) => moveTag(customer, Tag.knownPensions, Tag.authorisation)),

  writingProcedure(portalCreatePension, (customer, input, world) => {
    moveTag(customer, Tag.addPension, Tag.pensions, inPortal);
    const values = pensionValues(input, customer, world);
    if (customer.pensions.length >= mostPensions) {
      throw refused.tooMany('You have 500 pensions already. Please contact us to add another.');
    }
    const at = world.now.toISOString();
    customer.pensions.push({
      id: world.createId(),
      name: values.provider,
      ...values,
      created_at: at,
      updated_at: at,
      searches: [],
      activity: [{ description: 'Pension added', date: at }],
    });
    deleteDraft(customer, 'pension');
    return customer.tags;
  }),

  writingProcedure(portalEditPension, (customer, input, world) => {
    holdTag(customer, Tag.pensions, ...inPortal);
    const { type, ...values } = pensionValues(input, customer, world);
    const pension = findPension(customer, input.p_id);
    const at = world.now.toISOString();
    if (hasChanges(pension, values)) pension.activity.unshift({ description: 'Details changed', date: at });
    if (pension.name === pension.provider) pension.name = values.provider;
    if (followingTypes.includes(pension.type?.type)) pension.type = type;
    Object.assign(pension, values, { updated_at: at });
    return null;
  }),

  writingProcedure(portalPensionCancel, (customer) =>
    moveTag(customer, Tag.addPension, customer.pensions.length > 0 ? Tag.pensions : Tag.knownPensions, inPortal),
  ),
  writingProcedure(portalPensionContinue, (customer) => moveTag(customer, Tag.pensions, Tag.authorisation)),
  writingProcedure(portalPensionAdd, (customer) => moveTag(customer, Tag.pensions, Tag.addPension)),
];

/** Returns one of the customer's pensions. Another customer's pension counts as missing. */
export function findPension(customer: Customer, id: string): MemoryPension {
  const found = customer.pensions.find((pension) => pension.id === id);
  if (!found) throw refused.missing();
  return found;
}

/** Returns a pension in the form of the list and the table. */
export function pensionRow({ searches: _searches, activity: _activity, ...pension }: MemoryPension): Pension {
  return pension;
}

function pensionValues(
  input: InputOf<typeof portalCreatePension>,
  customer: Customer,
  world: World,
): Omit<Pension, 'id' | 'name' | 'created_at' | 'updated_at'> {
  const provider = parameterCheck('p_provider', () =>
    optionalText(input.p_provider, textLimits.provider, 'Provider should not exceed 100 characters'),
  );
  const policy = parameterCheck('p_policy', () =>
    optionalText(input.p_policy, textLimits.policy, 'Policy number should not exceed 100 characters'),
  );
  // Like the reference backend. The optional variant of the form needs `requiresPensionDetails: false`.
  if (world.state.requiresPensionDetails) {
    if (provider === null) throw refused.value('Please enter a provider', 'p_provider');
    if (policy === null && !input.p_has_no_policy) throw refused.value('Please enter a policy number', 'p_policy');
    if (input.p_start_year === undefined) throw refused.value('Please enter a start year', 'p_start_year');
    if (!input.p_paying && input.p_end_year === undefined) throw refused.value('Please enter a end year', 'p_end_year');
  }
  const start_year = parameterCheck('p_start_year', () => workingYear(input.p_start_year, customer, world));
  const end_year = input.p_paying
    ? null
    : parameterCheck('p_end_year', () => workingYear(input.p_end_year, customer, world));
  if (checkYearOrder(start_year, end_year, false))
    throw refused.value('End year must be greater than start year.', 'p_end_year');
  return {
    provider,
    policy,
    start_year,
    end_year,
    paying: input.p_paying,
    address: addressOrNothing(input.p_address, 'p_address.'),
    type: input.p_paying ? pensionTypes.Active : pensionTypes.Deferred,
  };
}
