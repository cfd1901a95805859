import type { InputOf } from '../../backend/contract';
import * as account from '../../backend/contracts/account';
import { portalPensionSearches } from '../../backend/contracts/pensions';
import {
  portalActivity,
  portalProviderSearch,
  portalSicSearch,
  portalTraceSearches,
} from '../../backend/contracts/traces';
import type { Address } from '../../backend/entities';
import { country } from '../../domain/address';
import { addressTypeIds } from '../../domain/addressType';
import { findRow } from './account';
import { addressesInOrder, addressValues, letterAddress } from './addressValues';
import { deleteDraft } from './onboardingProcedures';
import type { Customer, MemoryState } from './MemoryState';
import { inPortal, openProcedure, readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';

/** The entity type of traces in `portal_activity`. The other is that of pensions. */
const traceType = 6;

/** Addresses, documents, searches and activity, marketing preferences, guides and suggestions. */
export const portalProcedures: readonly Procedure[] = [
  readingProcedure(account.portalUserAddresses, 'any tag', ({ addresses }) => addressesInOrder(addresses)),
  writingProcedure(account.portalAddressAdd, inPortal, (customer, input, { createId }) => {
    customer.addresses.push(moveTo({ id: createId(), country, ...profileAddress(input) }, customer.addresses));
    deleteDraft(customer, 'address/');
    return null;
  }),
  writingProcedure(account.portalAddressEdit, inPortal, ({ addresses }, input) => {
    moveTo(Object.assign(findRow(addresses, input.p_id), profileAddress(input)), addresses);
    return null;
  }),
  writingProcedure(account.portalAddressDelete, inPortal, (customer, { p_id }) => {
    const deleted = findRow(customer.addresses, p_id);
    customer.addresses = customer.addresses.filter((address) => address !== deleted);
    return null;
  }),

  readingProcedure(account.portalUserDocuments, inPortal, ({ documents }) => documents),
  writingProcedure(account.portalDocumentRemove, inPortal, (customer, { p_id }, { now }) => {
    const removed = findRow(customer.documents, p_id);
    if (removed.added_by !== 'customer') throw refused.firmDocument();
    customer.documents = customer.documents.filter((document) => document !== removed);
    customer.removedDocuments.unshift({ id: removed.id, name: removed.name, removed_at: now.toISOString() });
    return null;
  }),
  readingProcedure(account.portalRemovedDocuments, inPortal, ({ removedDocuments }) => removedDocuments),
  writingProcedure(account.portalTaskDone, inPortal, ({ tasks }, { p_id, p_done = true }, { now }) => {
    const task = findRow(tasks, p_id);
    task.done_at = p_done ? (task.done_at ?? now.toISOString()) : null;
    return null;
  }),
  readingProcedure(portalTraceSearches, inPortal, ({ traces }, { p_id }) =>
    findRow(traces, p_id).searches.sort(newestFirst),
  ),
  readingProcedure(portalPensionSearches, inPortal, ({ pensions }, { p_id }) =>
    findRow(pensions, p_id).searches.sort(newestFirst),
  ),
  readingProcedure(portalActivity, inPortal, ({ traces, pensions }, { p_entity_type: type, p_entity_id: id }) =>
    type === traceType ? findRow(traces, id).activity : findRow(pensions, id).activity,
  ),

  readingProcedure(account.portalUserSettingsMarketing, inPortal, ({ marketing }) => marketing),
  writingProcedure(account.portalUserUpdateMarketing, inPortal, (customer, { p_email, p_text, p_post }) => {
    customer.marketing = { email: p_email, text: p_text, post: p_post };
    return null;
  }),
  writingProcedure(account.portalUserUpdateNews, inPortal, (customer, { p_email }) => {
    customer.newsEmail = p_email;
    return null;
  }),
  openProcedure(account.newsUnsubscribe, ({ p_token }, { state }) => {
    const customer = state.customers.find(({ newsToken }) => newsToken !== '' && newsToken === p_token);
    if (!customer) throw refused.missing();
    const wasOn = customer.newsEmail === true;
    customer.newsEmail = false;
    return wasOn;
  }),
  openProcedure(account.marketingByLink, (input, { state }) => {
    const { marketing, phone } = customerByLink(state, input);
    // A link may be forwarded: show only the last digits of the phone number.
    return { ...marketing, number: phone && `••••• ${phone.slice(-4)}` };
  }),
  openProcedure(account.marketingUpdate, (input, { state }) => {
    customerByLink(state, input).marketing = input.p_marketing;
    return null;
  }),

  /** The guides with every word of the query, newest first. */
  readingProcedure(account.searchGuides, 'any tag', (_customer, { p_query }, { state }) => {
    const words = p_query.toLowerCase().split(/\s+/);
    const hasAll = (text: string) => words.every((word) => text.includes(word));
    return state.guides.filter(({ title, content }) => hasAll(`${title}\n${content}`.toLowerCase())).sort(newestFirst);
  }),

  readingProcedure(portalProviderSearch, 'any tag', (_customer, { p_name }, { state }) =>
    namesWith(p_name, state.providers),
  ),
  readingProcedure(portalSicSearch, 'any tag', (_customer, { p_name }, { state }) =>
    namesWith(p_name, state.industries),
  ),
];

interface Dated {
  created_date?: string | null | undefined;
}

/** Compares by the time of creation, newest first. */
export function newestFirst(one: Dated, other: Dated): number {
  return Date.parse(other.created_date ?? '1970') - Date.parse(one.created_date ?? '1970');
}

function profileAddress(input: InputOf<typeof account.portalAddressAdd>): Omit<Address, 'id' | 'country'> {
  const name = input.p_type === addressTypeIds.current ? 'Current Address' : 'Previous Address';
  const [start_date, end_date] = [input.p_move_in.trim() || null, input.p_move_out.trim() || null];
  return { ...addressValues(input), type: { id: input.p_type, name }, start_date, end_date };
}

/** A new current address makes the former one a previous address, until the year of the move. Returns the new one. */
function moveTo(current: Address, addresses: readonly Address[]): Address {
  const former = letterAddress(addresses.filter((address) => address !== current));
  const moved = current.start_date ?? null;
  const end_date = (former?.start_date ?? '') <= (moved ?? '') ? moved : null;
  const type = { id: addressTypeIds.previous, name: 'Previous Address' };
  const isMove = former && current.type.id === addressTypeIds.current;
  if (isMove) Object.assign(former, { type, end_date: former.end_date ?? end_date });
  return current;
}

function customerByLink(state: MemoryState, { p_id, p_email }: { p_id: string; p_email: string }): Customer {
  const email = p_email.trim().toLowerCase();
  const found = state.customers.find((one) => one.id === p_id && one.email === email && !one.anonymised);
  if (!found) throw refused.missing();
  return found;
}

/** Returns the names that contain the text. Those that begin with it are first. */
function namesWith(typed: string, names: readonly string[]): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const isLater = (name: string) => Number(!name.toLowerCase().startsWith(wanted));
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .sort((one, other) => isLater(one) - isLater(other) || one.localeCompare(other, 'en-GB'))
    .slice(0, 20);
}
