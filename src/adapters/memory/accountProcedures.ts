import type { InputOf } from '../../backend/contract';
import {
  marketingByLink,
  marketingUpdate,
  portalAddressAdd,
  portalAddressDelete,
  portalAddressEdit,
  portalUserAddresses,
  portalUserDocuments,
  portalUserSettingsMarketing,
  portalUserUpdateMarketing,
} from '../../backend/contracts/account';
import type { Marketing } from '../../backend/entities';
import type { Customer, MemoryState } from './MemoryState';
import { customerProcedure, openProcedure, taggedProcedure, type Procedure } from './procedure';
import { refused } from './refusals';

const portal = [12, 13];

/** Addresses, marketing preferences and documents. */
export const accountProcedures: readonly Procedure[] = [
  customerProcedure(portalUserAddresses, ({ addresses }) => addresses),
  taggedProcedure(portalAddressAdd, portal, (customer, input, { createId }) => {
    customer.addresses.push({ id: createId(), country: 'United Kingdom', ...addressValues(input) });
    return null;
  }),
  taggedProcedure(portalAddressEdit, portal, (customer, input) => {
    Object.assign(findAddress(customer, input.p_id), addressValues(input));
    return null;
  }),
  taggedProcedure(portalAddressDelete, portal, (customer, { p_id }) => {
    const found = findAddress(customer, p_id);
    customer.addresses = customer.addresses.filter((address) => address !== found);
    return null;
  }),

  taggedProcedure(portalUserSettingsMarketing, portal, ({ marketing }) => asText(marketing)),
  taggedProcedure(portalUserUpdateMarketing, portal, (customer, { p_email, p_text, p_post }) => {
    customer.marketing = { email: p_email, text: p_text, post: p_post };
    return null;
  }),
  openProcedure(marketingByLink, (input, { state }) => {
    const { marketing, phone } = customerByLink(state, input);
    return { ...asText(marketing), number: phone };
  }),
  openProcedure(marketingUpdate, (input, { state }) => {
    customerByLink(state, input).marketing = input.p_marketing;
    return null;
  }),

  taggedProcedure(portalUserDocuments, portal, ({ documents }) => documents),
];

/** The settings travel as text (specification section 7). */
function asText({ email, text, post }: Marketing) {
  return { email: String(email), text: String(text), post: String(post) };
}

function customerByLink(state: MemoryState, { p_id, p_email }: { p_id: string; p_email: string }): Customer {
  const email = p_email.trim().toLowerCase();
  const found = state.customers.find((customer) => customer.id === p_id && customer.email === email);
  if (!found) throw refused.missing();
  return found;
}

function findAddress(customer: Customer, id: string) {
  const found = customer.addresses.find((address) => address.id === id);
  if (!found) throw refused.missing();
  return found;
}

function addressValues(input: InputOf<typeof portalAddressAdd>) {
  const isCurrent = input.p_type === 1;
  return {
    line1: input.p_line1,
    line2: input.p_line2,
    line3: input.p_line3,
    city: input.p_city,
    postcode: input.p_postcode,
    type: isCurrent ? { id: 1, name: 'Current Address' } : { id: 2, name: 'Previous Address' },
    start_date: input.p_move_in || null,
    end_date: input.p_move_out || null,
  };
}
