import { Tag } from '../../domain/tags';
import type { Customer } from './MemoryState';

const portal = [Tag.portalFirstTime, Tag.portal, Tag.actionAuthorisation];

/** Whether the server keeps drafts of the form. */
export function isKeptForm(form: string): boolean {
  return /^(personal-details|address(\/[A-Za-z0-9-]{0,36})?|(trace|pension)(\/[A-Za-z0-9-]{1,36})?)$/.test(form);
}

/** Whether drafts must not contain the field. The database has a list of the permitted fields instead. */
export function isSecret(field: string): boolean {
  return /insurance|password|signature|drawn|stroke|typed|agree|otp|^code/i.test(field);
}

/** Returns the tags with which a form is open. */
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

/** Deletes the drafts of forms that are not open with the customer's tags. */
export function deleteClosedDrafts(customer: Customer) {
  customer.drafts = customer.drafts.filter(({ form }) => draftTags(form).some((tag) => customer.tags.includes(tag)));
}
