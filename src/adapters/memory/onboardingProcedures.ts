import {
  portalAddress,
  portalEndTour,
  portalPersonal,
  portalUser,
  portalWelcomeBack,
  portalWhy,
} from '../../backend/contracts/onboarding';
import { country } from '../../domain/address';
import { reasonValues } from '../../domain/reason';
import { Tag } from '../../domain/tags';
import { addressText } from './lineChecks';
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

/** The procedures from sign-up to the first trace, and the end of the first visit. */
export const onboardingProcedures: readonly Procedure[] = [
  openProcedure(portalWelcomeBack, ({ p_id }, { state }) => {
    const invite = state.invites.find(({ id }) => id === p_id);
    if (!invite) throw refused.invite();
    return { email: invite.email, name: invite.name };
  }),

  readingProcedure(portalUser, (customer) => {
    if (customer.tags.includes(Tag.processing) && customer.reason !== null && customer.assessment === 'due') {
      const isEligible = !notEligibleReasons.includes(customer.reason);
      moveTag(customer, Tag.processing, isEligible ? Tag.createTrace : Tag.step6);
    }
    return profileOf(customer);
  }),

  writingProcedure(portalPersonal, (customer, input, { state: { rules }, today }) => {
    moveTag(customer, Tag.personal, Tag.address);
    customer.title = titleCode(input.p_title, rules);
    customer.firstName = nameText(input.p_first_name ?? customer.firstName, 'first name', rules);
    customer.lastName = nameText(input.p_last_name ?? customer.lastName, 'last name', rules);
    customer.previousNames = previousNamesList(input.p_previous_names, rules);
    customer.phone = phoneText(input.p_phone_number, rules);
    customer.birthDate = birthDateText(input.p_date_of_birth, today);
    customer.nationalInsurance = nationalInsuranceText(input.p_national_insurance);
    return customer.tags;
  }),

  writingProcedure(portalAddress, (customer, input, { createId }) => {
    moveTag(customer, Tag.address, Tag.reason);
    customer.addresses.push({
      id: createId(),
      ...addressText({
        line1: input.p_line1,
        line2: input.p_line2,
        line3: input.p_line3,
        city: input.p_city,
        postcode: input.p_postcode,
      }),
      country,
      type: { id: 1, name: 'Current Address' },
      start_date: null,
      end_date: null,
    });
    return customer.tags;
  }),

  writingProcedure(portalWhy, (customer, { p_reason }) => {
    holdTag(customer, Tag.reason, Tag.step6);
    if (!reasonValues.some((value) => value === p_reason)) throw refused.value('Please choose one of the reasons');
    customer.reason = p_reason;
    return moveTag(customer, customer.tags.includes(Tag.reason) ? Tag.reason : Tag.step6, Tag.processing);
  }),

  writingProcedure(portalEndTour, (customer) => {
    moveTag(customer, Tag.portalFirstTime, Tag.portal, [Tag.portal]);
    customer.firstVisit = false;
    return customer.tags;
  }),
];
