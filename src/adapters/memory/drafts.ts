import { Tag } from '../../domain/tags';
import type { Customer } from './MemoryState';

const portal = [Tag.portalFirstTime, Tag.portal, Tag.actionAuthorisation];

/** The tags with which a form is open. */
export function draftTags(form: string): readonly Tag[] {
  if (form === 'personal-details') return [Tag.personal];
  if (form === 'address') return [Tag.address];
  if (form === 'trace') return [Tag.createTrace, ...portal];
  if (form.startsWith('trace/')) return [Tag.traces, ...portal];
  if (form === 'pension') return [Tag.addPension, ...portal];
  return form.startsWith('pension/') ? [Tag.pensions, ...portal] : portal;
}

export function deleteDraft(customer: Customer, form: string) {
  customer.drafts = customer.drafts.filter((draft) => draft.form !== form);
}

/** Deletes the drafts of forms that the customer's tags no longer open. */
export function deleteClosedDrafts(customer: Customer) {
  customer.drafts = customer.drafts.filter(({ form }) => draftTags(form).some((tag) => customer.tags.includes(tag)));
}
