import { addressEntryFields } from '../../src/entries/addressFields';
import { addressMessages } from '../../src/entries/addressMessages';
import { entryMessages } from '../../src/entries/entryMessages';
import { standardRules } from '../../src/domain/rules';
import { accessMessages } from '../../src/features/access/messages';
import { resetPasswordFields, signUpFields } from '../../src/features/access/accessFields';
import { portalAddressMessages } from '../../src/features/addresses/messages';
import { portalAddressFields } from '../../src/features/addresses/portalAddressFields';
import { authorisationFields } from '../../src/features/authorisation/authorisationFields';
import { authorisationMessages } from '../../src/features/authorisation/messages';
import { pensionFields } from '../../src/features/pensions/pensionFields';
import { personalDetailsMessages } from '../../src/features/personal-details/messages';
import { personalDetailsFields } from '../../src/features/personal-details/personalDetailsFields';
import { traceMessages } from '../../src/features/traces/messages';
import { traceFields } from '../../src/features/traces/traceFields';
import { codeFields } from '../../src/features/two-step/codeFields';
import { twoStepMessages } from '../../src/features/two-step/messages';
import { sharedMessages } from '../../src/provider/sharedMessages';
import type { FormFields } from '../../src/forms/field';
import { confirmationFields } from '../../src/journeys/identity/confirmationFields';
import { cancelledMessages } from '../../src/journeys/cancelled/messages';

const shared = { ...entryMessages, ...addressMessages };
const today = () => ({ year: 2026, month: 3, day: 10 });
const years = { birthYear: 1958, today };
const trace = traceFields({ texts: traceMessages, shared, ...years });
const pension = pensionFields({ texts: shared, variant: 'required', ...years });
const portalAddress = portalAddressFields({
  texts: portalAddressMessages,
  shared,
  today,
  isListShown: false,
});

/** The fields of each form that keeps drafts, by the name of the draft. */
export const draftedForms: Readonly<Record<string, FormFields>> = {
  'personal-details': personalDetailsFields({
    texts: personalDetailsMessages,
    shared: sharedMessages,
    rules: standardRules,
    today,
    known: {},
  }),
  address: addressEntryFields({ texts: addressMessages, stored: undefined, isListShown: false }),
  'address/': portalAddress,
  'address/7f-3': portalAddress,
  trace,
  'trace/7': trace,
  pension,
  'pension/a-B': pension,
};

/** The fields of the other forms, which store no draft. */
export const otherForms: Readonly<Record<string, FormFields>> = {
  signUp: signUpFields(accessMessages, sharedMessages, standardRules),
  resetPassword: resetPasswordFields(accessMessages, standardRules),
  authorisation: authorisationFields({ texts: authorisationMessages, count: 2, wording: '', signer: '' }),
  code: codeFields(twoStepMessages),
  confirmation: confirmationFields({ texts: cancelledMessages, codeTexts: twoStepMessages, needsCode: true }),
};
