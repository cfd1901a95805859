import * as v from 'valibot';
import { contract } from '../contract';
import {
  address,
  document,
  guide,
  jsonObject,
  marketing,
  marketingSettings,
  noInput,
  nothing,
  number,
  settingEntries,
} from '../entities';

const addressValues = v.object({
  p_line1: v.string(),
  p_line2: v.string(),
  p_line3: v.string(),
  p_city: v.string(),
  p_postcode: v.string(),
  /** 1 current address, 2 previous address. */
  p_type: number,
  /** 4-digit year. */
  p_move_in: v.string(),
  /** 4-digit year; empty while the customer lives there. */
  p_move_out: v.string(),
});

export const portalUserAddresses = contract('portal_user_addresses', noInput, v.array(address));
export const portalAddressAdd = contract('portal_address_add', addressValues, nothing);
export const portalAddressEdit = contract(
  'portal_address_edit',
  v.object({ ...addressValues.entries, p_id: v.string() }),
  nothing,
);
export const portalAddressDelete = contract('portal_address_delete', v.object({ p_id: v.string() }), nothing);

export const portalUserSettingsMarketing = contract('portal_user_settings_marketing', noInput, marketingSettings);
export const portalUserUpdateMarketing = contract(
  'portal_user_update_marketing',
  v.object({ p_email: v.boolean(), p_text: v.boolean(), p_post: v.boolean() }),
  nothing,
);

/** Preferences by link, without a session. `number` is where text messages go. */
export const marketingByLink = contract(
  'marketing',
  v.object({ p_id: v.string(), p_email: v.string() }),
  jsonObject(v.object({ ...settingEntries, number: v.nullish(v.union([v.string(), number])) })),
);
export const marketingUpdate = contract(
  'marketing_update',
  v.object({ p_id: v.string(), p_email: v.string(), p_marketing: marketing }),
  nothing,
);

export const portalUserDocuments = contract('portal_user_documents', noInput, v.array(document));
/** The guides that match a query. */
export const searchGuides = contract('search', v.object({ p_query: v.string() }), v.array(guide));
