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
import { addressTypeOf } from '../../domain/addressType';
import { traceGroupOf } from '../../domain/traceGroup';
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
    customer.addresses.push({ id: world.createId(), country, ...values });
    deleteDraft(customer, 'address/');
    return null;
  }),
  writingProcedure(portalAddressEdit, (customer, input, world) => {
    holdTag(customer, ...inPortal);
    const values = addressValues(input, world);
    Object.assign(findAddress(customer, input.p_id), values);
    return null;
  }),
  writingProcedure(portalAddressDelete, (customer, { p_id }) => {
    holdTag(customer, ...inPortal);
    const found = findAddress(customer, p_id);
    if (isNeeded(customer, found)) throw refused.addressNeeded();
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

/** Whether it is the only current address while a trace is not finished: providers are asked with it. */
function isNeeded({ addresses, traces }: Customer, address: Address): boolean {
  const current = addresses.filter(({ type }) => addressTypeOf(type.id) === 'current');
  const isOnly = current.length === 1 && current[0] === address;
  return isOnly && traces.some(({ status }) => traceGroupOf(status) !== 'finished');
}

function findAddress(customer: Customer, id: string): Address {
  const found = customer.addresses.find((address) => address.id === id);
  if (!found) throw refused.missing();
  return found;
}
