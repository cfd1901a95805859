import type * as z from 'zod/mini';
import { portalDraftKeep, portalDrafts } from '../../backend/contracts/drafts';
import {
  portalAddress,
  portalEndTour,
  portalNationalInsurance,
  portalPersonal,
  portalUser,
  portalWelcomeBack,
  portalWhy,
} from '../../backend/contracts/onboarding';
import type { userProfile } from '../../backend/entities';
import { country } from '../../domain/address';
import { correctionTags, Tag } from '../../domain/tags';
import { addressesInOrder, addressValues, letterAddress } from './addressValues';
import type { Customer } from './MemoryState';
import { inPortal, moveTag, openProcedure, readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';

/** Reasons about another person's pension: a signature authorises only the signer's own pensions. */
const notEligibleReasons = [1, 9];

/** The tags of customers who were found eligible. A correction asks again. */
const eligibleTags = correctionTags.filter((tag) => tag > Tag.step6);

/** The days within which a cancelled application can be restored. */
const restoreDays = 14;

function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 24 * 60 * 60 * 1000).toISOString();
}

const isEligible = ({ reason }: Customer) => reason === null || !notEligibleReasons.includes(reason);

/** The procedures from sign-up to the first trace, the unsent drafts, and the end of the first visit. */
export const onboardingProcedures: readonly Procedure[] = [
  openProcedure(portalWelcomeBack, ({ p_id }, { state }) => {
    const invite = state.invites.find(({ id }) => id === p_id);
    if (!invite) throw refused.invite();
    return { email: invite.email, name: invite.name };
  }),

  readingProcedure(portalUser, 'any tag', (customer, _input, { headers }) => {
    customer.language = headers['Accept-Language'] ?? customer.language;
    if (customer.reason !== null && customer.assessment === 'due') {
      moveTag(customer, Tag.processing, isEligible(customer) ? Tag.createTrace : Tag.step6);
    }
    return profileOf(customer);
  }),

  writingProcedure(portalPersonal, correctionTags, (customer, input) => {
    customer.title = input.p_title;
    customer.firstName = input.p_first_name ?? customer.firstName;
    customer.lastName = input.p_last_name ?? customer.lastName;
    customer.previousNames = input.p_previous_names;
    customer.phone = input.p_phone_number;
    customer.birthDate = input.p_date_of_birth;
    customer.nationalInsurance = input.p_national_insurance ?? customer.nationalInsurance;
    deleteDraft(customer, 'personal-details');
    moveTag(customer, Tag.personal, Tag.address);
    return decideAgain(customer);
  }),

  writingProcedure(portalAddress, correctionTags, (customer, input, { createId }) => {
    const lines = addressValues(input);
    const inLetter = letterAddress(customer.addresses);
    if (inLetter) Object.assign(inLetter, lines);
    else {
      const type = { id: 1, name: 'Current Address' };
      customer.addresses.push({ id: createId(), ...lines, country, type, start_date: null, end_date: null });
    }
    deleteDraft(customer, 'address');
    moveTag(customer, Tag.address, Tag.reason);
    return decideAgain(customer);
  }),

  writingProcedure(portalWhy, [Tag.reason, Tag.step6], (customer, { p_reason }) => {
    customer.reason = p_reason;
    moveTag(customer, Tag.reason, Tag.processing);
    return moveTag(customer, Tag.step6, Tag.processing);
  }),

  readingProcedure(
    portalNationalInsurance,
    [...correctionTags, ...inPortal],
    ({ nationalInsurance }) => nationalInsurance,
  ),

  readingProcedure(portalDrafts, 'any tag', ({ drafts }) => drafts),
  readingProcedure(portalDraftKeep, 'any tag', (customer, { p_form: form, p_values: values }, { now }) => {
    if (!isDraftWithin(customer, now, 60, 120) || !isDraftWithin(customer, now, 3600, 1800)) throw refused.tooOften();
    const kept = customer.drafts.find((draft) => draft.form === form);
    deleteDraft(customer, form);
    if (values !== null) customer.drafts.unshift({ form, typed: { ...kept?.typed, ...values } });
    return null;
  }),

  writingProcedure(portalEndTour, inPortal, (customer) => {
    customer.firstVisit = false;
    return moveTag(customer, Tag.portalFirstTime, Tag.portal);
  }),
];

/** Counts a draft, and returns whether it is within the limit of the present window. */
function isDraftWithin({ draftCounts }: Customer, now: Date, seconds: number, limit: number): boolean {
  const window = Math.floor(now.getTime() / 1000 / seconds);
  const counted = draftCounts[seconds];
  const count = (counted?.window === window ? counted.count : 0) + 1;
  draftCounts[seconds] = { window, count };
  return count <= limit;
}

export function deleteDraft(customer: Customer, form: string) {
  customer.drafts = customer.drafts.filter((draft) => draft.form !== form);
}

/** After a correction, a customer who was eligible may no longer be. Returns the tags. */
function decideAgain(customer: Customer): number[] {
  if (!isEligible(customer)) for (const tag of eligibleTags) moveTag(customer, tag, Tag.step6);
  return customer.tags;
}

/**
 * Returns the profile in the form of `portal_user`. Only the end of the National Insurance number leaves the server.
 */
export function profileOf(customer: Customer): z.input<typeof userProfile> {
  return {
    id: customer.id,
    title: customer.title,
    first_name: customer.firstName,
    last_name: customer.lastName,
    previous_names: customer.previousNames,
    email: customer.email || null,
    phone: customer.phone,
    addresses: addressesInOrder(customer.addresses),
    signature: customer.authorisations.at(-1)?.signature ?? null,
    marketing: customer.marketing,
    birth_date: customer.birthDate,
    reason: customer.reason,
    national_insurance_ending: customer.nationalInsurance?.slice(-3) ?? null,
    news_email: customer.newsEmail,
    admin: customer.admin,
    first_visit: customer.firstVisit,
    erasure_due: customer.erasureDue,
    cancelled_at: customer.closed ? null : customer.cancelledAt,
    restorable_until:
      customer.closed || customer.cancelledAt === null ? null : daysAfter(customer.cancelledAt, restoreDays),
    closed: customer.closed,
    tags: customer.tags,
  };
}
