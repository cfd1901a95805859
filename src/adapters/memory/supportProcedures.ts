import {
  marketingByLink,
  marketingUpdate,
  portalUserSettingsMarketing,
  portalUserUpdateMarketing,
  searchGuides,
} from '../../backend/contracts/account';
import type { Guide, Marketing } from '../../backend/entities';
import { Tag } from '../../domain/tags';
import type { Customer, MemoryState } from './MemoryState';
import { newestFirst } from './newestFirst';
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
    // A link may be forwarded: show only the last digits of the phone number.
    return { ...asText(marketing), number: phone && `••••• ${phone.slice(-4)}` };
  }),
  openProcedure(marketingUpdate, (input, { state }) => {
    customerByLink(state, input).marketing = input.p_marketing;
    return null;
  }),

  readingProcedure(searchGuides, (_customer, { p_query }, { state }) => {
    const typed = p_query.slice(0, 200).trim().toLowerCase();
    const hasTitle = (guide: Guide) => Number(guide.title.toLowerCase().includes(typed));
    return state.guides
      .filter((guide) => isSought(guide, typed))
      .sort((one, other) => hasTitle(other) - hasTitle(one) || newestFirst(one, other));
  }),
];

/** Whether a guide contains the text, or a word that begins with each word of it. */
function isSought({ title, content }: Guide, typed: string): boolean {
  const text = `${title}\n${content}`.toLowerCase();
  const words: string[] = typed.match(/[a-z0-9]+/g) ?? [];
  const startsAWord = (word: string) => new RegExp(`\\b${word}`).test(text);
  return text.includes(typed) || (words.length > 0 && words.every(startsAWord));
}

/** The settings are sent as text. */
function asText({ email, text, post }: Marketing) {
  return { email: String(email), text: String(text), post: String(post) };
}

function customerByLink(state: MemoryState, { p_id, p_email }: { p_id: string; p_email: string }): Customer {
  const email = p_email.trim().toLowerCase();
  const found = state.customers.find((one) => one.id === p_id && one.email === email && !one.anonymised);
  if (!found) throw refused.missing();
  return found;
}
