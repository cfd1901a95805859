import {
  marketingByLink,
  marketingUpdate,
  portalUserSettingsMarketing,
  portalUserUpdateMarketing,
  searchGuides,
} from '../../backend/contracts/account';
import type { Marketing } from '../../backend/entities';
import { Tag } from '../../domain/tags';
import type { Customer, MemoryState } from './MemoryState';
import { openProcedure, readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { holdTag } from './steps';

/** Marketing preferences and guides. */
export const supportProcedures: readonly Procedure[] = [
  readingProcedure(portalUserSettingsMarketing, (customer) => {
    holdTag(customer, Tag.portalFirstTime, Tag.portal);
    return asText(customer.marketing);
  }),
  writingProcedure(portalUserUpdateMarketing, (customer, { p_email, p_text, p_post }) => {
    holdTag(customer, Tag.portalFirstTime, Tag.portal);
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

  readingProcedure(searchGuides, (_customer, { p_query }, { state }) => {
    const query = p_query.trim().toLowerCase();
    return state.guides.filter(({ title, content }) => `${title}\n${content}`.toLowerCase().includes(query));
  }),
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
