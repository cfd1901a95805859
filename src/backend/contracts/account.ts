import * as z from 'zod/mini';
import { contract } from '../contract';
import { address, document, guide, marketing, marketingSettings, noInput, nothing, removedDocument } from '../entities';

const addressValues = z.object({
  p_line1: z.string(),
  p_line2: z.string(),
  p_line3: z.string(),
  p_city: z.string(),
  p_postcode: z.string(),
  /** 1 current address, 2 previous address. */
  p_type: z.number(),
  /** 4-digit year. */
  p_move_in: z.string(),
  /** 4-digit year; empty while the customer lives there. */
  p_move_out: z.string(),
});

export const portalUserAddresses = contract('portal_user_addresses', noInput, z.array(address));
export const portalAddressAdd = contract('portal_address_add', addressValues, nothing);
export const portalAddressEdit = contract(
  'portal_address_edit',
  z.extend(addressValues, { p_id: z.string() }),
  nothing,
);
export const portalAddressDelete = contract('portal_address_delete', z.object({ p_id: z.string() }), nothing);

export const portalUserSettingsMarketing = contract('portal_user_settings_marketing', noInput, marketingSettings);
export const portalUserUpdateMarketing = contract(
  'portal_user_update_marketing',
  z.object({ p_email: z.boolean(), p_text: z.boolean(), p_post: z.boolean() }),
  nothing,
);

/** Switches the emails about the customer's own traces on or off: `news_email` of the profile. */
export const portalUserUpdateNews = contract('portal_user_update_news', z.object({ p_email: z.boolean() }), nothing);

/**
 * Switches the emails about the customer's own traces off by the link in a message, without a session. Replies whether
 * they were on.
 */
export const newsUnsubscribe = contract('news_unsubscribe', z.object({ p_token: z.string() }), z.boolean());

/** Marketing preferences by link, without a session. `number` is the customer's number for text messages. */
export const marketingByLink = contract(
  'marketing',
  z.object({ p_id: z.string(), p_email: z.string() }),
  z.extend(marketingSettings, { number: z.nullish(z.union([z.string(), z.number()])) }),
);
export const marketingUpdate = contract(
  'marketing_update',
  z.object({ p_id: z.string(), p_email: z.string(), p_marketing: marketing }),
  nothing,
);

export const portalUserDocuments = contract('portal_user_documents', noInput, z.array(document));
/** Removes a document that the customer added, with its file. */
export const portalDocumentRemove = contract('portal_document_remove', z.object({ p_id: z.string() }), nothing);
/** The documents that the customer removed, newest first. */
export const portalRemovedDocuments = contract('portal_removed_documents', noInput, z.array(removedDocument));
/** Marks a task as done, or open again with `p_done: false`. */
export const portalTaskDone = contract(
  'portal_task_done',
  z.object({ p_id: z.string(), p_done: z.optional(z.boolean()) }),
  nothing,
);
/** The guides that match a query. */
export const searchGuides = contract('search', z.object({ p_query: z.string() }), z.array(guide));
