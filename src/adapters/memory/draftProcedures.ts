import { portalDraftKeep, portalDrafts } from '../../backend/contracts/drafts';
import { deleteDraft, draftTags, isKeptForm, isSecret } from './drafts';
import { readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';

const mostDrafts = 20;
const longestDraft = 8000;

/** The customer's unsent drafts. */
export const draftProcedures: readonly Procedure[] = [
  readingProcedure(portalDrafts, ({ drafts }) => drafts),
  writingProcedure(portalDraftKeep, (customer, { p_form: form, p_values: values }) => {
    if (!isKeptForm(form)) throw refused.value('This form cannot be kept.');
    const kept = customer.drafts.find((draft) => draft.form === form);
    deleteDraft(customer, form);
    if (values === null) return null;

    // A page may still be saving a draft while its step is sent.
    if (!draftTags(form).some((tag) => customer.tags.includes(tag))) return null;
    const allowed = Object.entries(values).filter(([field]) => !isSecret(field));
    const typed = { ...kept?.typed, ...Object.fromEntries(allowed) };
    if (JSON.stringify(typed).length > longestDraft) throw refused.value('This is too long to be kept.');
    customer.drafts = [{ form, typed }, ...customer.drafts].slice(0, mostDrafts);
    return null;
  }),
];
