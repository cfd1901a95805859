import {
  portalAddressAdd,
  portalAddressDelete,
  portalAddressEdit,
  portalUserAddresses,
  portalUserDocuments,
} from '../../backend/contracts/account';
import { portalPensionSearches } from '../../backend/contracts/pensions';
import { portalActivity, portalTraceSearches } from '../../backend/contracts/traces';
import type { Address } from '../../backend/entities';
import { country } from '../../domain/address';
import { addressTypeIds, addressTypeOf } from '../../domain/addressType';
import { Tag } from '../../domain/tags';
import { addressesInOrder } from './addressesInOrder';
import { addressValues } from './addressValues';
import { deleteDraft } from './drafts';
import type { Customer } from './MemoryState';
import { newestFirst } from './newestFirst';
import { findPension } from './pensionProcedures';
import { readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { holdTag } from './steps';
import { findTrace } from './traceProcedures';

const inPortal = [Tag.portalFirstTime, Tag.portal] as const;

/** Entity types of `portal_activity`. */
const traceType = 6;
const pensionType = 7;
const mostAddresses = 50;

/** Addresses, documents, searches and activity in the portal. */
export const accountProcedures: readonly Procedure[] = [
  readingProcedure(portalUserAddresses, ({ addresses }) => addressesInOrder(addresses)),
  writingProcedure(portalAddressAdd, (customer, input, world) => {
    holdTag(customer, ...inPortal);
    const values = addressValues(input, world);
    if (customer.addresses.length >= mostAddresses) {
      throw refused.tooMany('You have 50 addresses already. Please contact us to add another.');
    }
    if (isCurrent(values)) endCurrentAddress(customer, values);
    customer.addresses.push({ id: world.createId(), country, ...values });
    deleteDraft(customer, 'address/');
    return null;
  }),
  writingProcedure(portalAddressEdit, (customer, input, world) => {
    holdTag(customer, ...inPortal);
    const values = addressValues(input, world);
    const found = findAddress(customer, input.p_id);
    if (isCurrent(values)) endCurrentAddress(customer, values, found);
    Object.assign(found, values);
    return null;
  }),
  writingProcedure(portalAddressDelete, (customer, { p_id }) => {
    holdTag(customer, ...inPortal);
    const found = findAddress(customer, p_id);
    customer.addresses = customer.addresses.filter((address) => address !== found);
    return null;
  }),

  readingProcedure(portalUserDocuments, (customer) => {
    holdTag(customer, ...inPortal);
    return customer.documents;
  }),
  readingProcedure(portalTraceSearches, (customer, { p_id }) => {
    holdTag(customer, ...inPortal);
    return findTrace(customer, p_id).searches.sort(newestFirst);
  }),
  readingProcedure(portalPensionSearches, (customer, { p_id }) => {
    holdTag(customer, ...inPortal);
    return findPension(customer, p_id).searches.sort(newestFirst);
  }),
  readingProcedure(portalActivity, (customer, { p_entity_type, p_entity_id }) => {
    holdTag(customer, ...inPortal);
    if (p_entity_type === traceType) return findTrace(customer, p_entity_id).activity;
    if (p_entity_type === pensionType) return findPension(customer, p_entity_id).activity;
    throw refused.missing();
  }),
];

function isCurrent({ type }: Pick<Address, 'type'>): boolean {
  return addressTypeOf(type.id) === 'current';
}

/** The current address becomes a previous one, until the year of the move. */
function endCurrentAddress(
  { addresses }: Customer,
  { start_date: moved }: Pick<Address, 'start_date'>,
  replacement?: Address,
): void {
  for (const address of addresses) {
    if (!isCurrent(address) || address === replacement) continue;
    const { start_date: start, end_date: end } = address;
    const isLater = moved != null && (start == null || start <= moved);
    Object.assign(address, {
      type: { id: addressTypeIds.previous, name: 'Previous Address' },
      end_date: end ?? (isLater ? moved : null),
    });
  }
}

function findAddress(customer: Customer, id: string): Address {
  const found = customer.addresses.find((address) => address.id === id);
  if (!found) throw refused.missing();
  return found;
}
