import {
  portalAddress,
  portalPersonal,
  portalUser,
  portalWelcomeBack,
  portalWhy,
} from '../../backend/contracts/onboarding';
import { customerProcedure, openProcedure, taggedProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { moveTo, profileOf } from './customer';

/** Somebody else's pension: the authorisation covers the signer's own only. */
const notEligibleReasons = [1, 9];

/** From signing up to the first trace. */
export const onboardingProcedures: readonly Procedure[] = [
  openProcedure(portalWelcomeBack, ({ p_id }, { state }) => {
    const invite = state.invites.find(({ id }) => id === p_id);
    if (!invite) throw refused.missing();
    return { email: invite.email, name: invite.name };
  }),

  customerProcedure(portalUser, (customer) => {
    if (customer.tags.includes(4) && customer.assessment === 'due') {
      moveTo(customer, notEligibleReasons.includes(customer.reason ?? 0) ? 5 : 6);
    }
    return profileOf(customer);
  }),

  taggedProcedure(portalPersonal, [1], (customer, input) => {
    customer.title = input.p_title;
    customer.firstName = input.p_first_name ?? customer.firstName;
    customer.lastName = input.p_last_name ?? customer.lastName;
    customer.previousNames = input.p_previous_names;
    customer.birthDate = input.p_date_of_birth;
    customer.nationalInsurance = input.p_national_insurance;
    customer.phone = input.p_phone_number;
    return moveTo(customer, 2);
  }),

  taggedProcedure(portalAddress, [2], (customer, input, { createId }) => {
    customer.addresses.push({
      id: createId(),
      line1: input.p_line1,
      line2: input.p_line2,
      line3: input.p_line3,
      city: input.p_city,
      postcode: input.p_postcode,
      country: 'United Kingdom',
      type: { id: 1, name: 'Current Address' },
      start_date: null,
      end_date: null,
    });
    return moveTo(customer, 3);
  }),

  taggedProcedure(portalWhy, [3], (customer, { p_reason }) => {
    if (p_reason < 1 || p_reason > 10) throw refused.input('Please choose one of the reasons.');
    customer.reason = p_reason;
    return moveTo(customer, 4);
  }),
];
