import {
  portalAddress,
  portalEndTour,
  portalNationalInsurance,
  portalPersonal,
  portalUser,
  portalWelcomeBack,
  portalWhy,
} from '../../backend/contracts/onboarding';
import { country } from '../../domain/address';
import { reasonValues } from '../../domain/reason';
import { correctionTags, Tag } from '../../domain/tags';
import { letterAddress } from './signerOf';
import { sentAddress } from './lineChecks';
import { deleteDraft } from './drafts';
import type { Customer } from './MemoryState';
import { parameterCheck } from './parameterCheck';
import {
  birthDateText,
  nameText,
  nationalInsuranceText,
  phoneText,
  previousNamesList,
  titleCode,
} from './personChecks';
import { openProcedure, readingProcedure, writingProcedure, type Procedure } from './procedure';
import { profileOf } from './profileOf';
import { refused } from './refusals';
import { holdTag, moveTag } from './steps';

/** Reasons about another person's pension: a signature authorises only the signer's own pensions. */
const notEligibleReasons = [1, 9];

/** The tags of customers who were found eligible. A correction asks again. */
const eligibleTags: readonly number[] = correctionTags.filter((tag) => tag > Tag.step6);

const isEligible = ({ reason }: Customer) => reason === null || !notEligibleReasons.includes(reason);

/** The procedures from sign-up to the first trace, and the end of the first visit. */
export const onboardingProcedures: readonly Procedure[] = [
  openProcedure(portalWelcomeBack, ({ p_id }, { state }) => {
    const invite = state.invites.find(({ id }) => id === p_id);
    if (!invite) throw refused.invite();
    return { email: invite.email, name: invite.name };
  }),

  readingProcedure(portalUser, (customer) => {
    if (customer.tags.includes(Tag.processing) && customer.reason !== null && customer.assessment === 'due') {
      moveTag(customer, Tag.processing, isEligible(customer) ? Tag.createTrace : Tag.step6);
    }
    return profileOf(customer);
  }),

  writingProcedure(portalPersonal, (customer, input, { state: { rules }, today }) => {
    const isOwnStep = holdTag(customer, ...correctionTags).includes(Tag.personal);
    if (isOwnStep) moveTag(customer, Tag.personal, Tag.address);
    const kept = isOwnStep ? null : customer.nationalInsurance;
    customer.title = parameterCheck('p_title', () => titleCode(input.p_title, rules));
    customer.firstName = parameterCheck('p_first_name', () =>
      nameText(input.p_first_name ?? customer.firstName, 'first name', rules),
    );
    customer.lastName = parameterCheck('p_last_name', () =>
      nameText(input.p_last_name ?? customer.lastName, 'last name', rules),
    );
    customer.previousNames = parameterCheck('p_previous_names', () => previousNamesList(input.p_previous_names, rules));
    customer.phone = parameterCheck('p_phone_number', () => phoneText(input.p_phone_number, rules));
    customer.birthDate = parameterCheck('p_date_of_birth', () => birthDateText(input.p_date_of_birth, today));
    customer.nationalInsurance = parameterCheck('p_national_insurance', () =>
      nationalInsuranceText(input.p_national_insurance ?? kept ?? ''),
    );
    deleteDraft(customer, 'personal-details');
    return decideAgain(customer);
  }),

  writingProcedure(portalAddress, (customer, input, { createId }) => {
    moveTag(customer, Tag.address, Tag.reason, correctionTags);
    const lines = sentAddress(input);
    const inLetter = letterAddress(customer);
    if (inLetter) Object.assign(inLetter, lines);
    else {
      const type = { id: 1, name: 'Current Address' };
      customer.addresses.push({ id: createId(), ...lines, country, type, start_date: null, end_date: null });
    }
    deleteDraft(customer, 'address');
    return decideAgain(customer);
  }),

  writingProcedure(portalWhy, (customer, { p_reason }) => {
    holdTag(customer, Tag.reason, Tag.step6);
    if (!reasonValues.some((value) => value === p_reason))
      throw refused.value('Please choose one of the reasons', 'p_reason');
    customer.reason = p_reason;
    return moveTag(customer, customer.tags.includes(Tag.reason) ? Tag.reason : Tag.step6, Tag.processing);
  }),

  readingProcedure(portalNationalInsurance, (customer) => {
    holdTag(customer, ...correctionTags);
    return customer.nationalInsurance;
  }),

  writingProcedure(portalEndTour, (customer) => {
    moveTag(customer, Tag.portalFirstTime, Tag.portal, [Tag.portal]);
    customer.firstVisit = false;
    return customer.tags;
  }),
];

/** After a correction, a customer who was eligible may no longer be. Returns the tags. */
function decideAgain(customer: Customer): number[] {
  if (isEligible(customer) || !customer.tags.some((tag) => eligibleTags.includes(tag))) return customer.tags;
  customer.tags = [...new Set(customer.tags.map((tag) => (eligibleTags.includes(tag) ? Tag.step6 : tag)))];
  return customer.tags;
}
