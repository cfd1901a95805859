import {
  anonymizeUser,
  portalActionAuthorisation,
  portalAuthorisation,
  portalCancelApplication,
  portalEndTour,
  portalRestoreApplication,
} from '../../backend/contracts/onboarding';
import type { InputOf } from '../../backend/contract';
import { moveTo } from './customer';
import { emptyCustomer } from './emptyCustomer';
import type { Customer } from './MemoryState';
import { customerProcedure, taggedProcedure, type Procedure, type World } from './procedure';
import { refused } from './refusals';

/** Specification section 9. */
const restoreWindow = 14 * 24 * 60 * 60 * 1000;
/** Born after it, a customer is not asked for the HMRC agreement (specification section 5). */
const hmrcCutOff = '1962-04-05';

/** Signing, the end of the first visit, and leaving. */
export const applicationProcedures: readonly Procedure[] = [
  taggedProcedure(portalAuthorisation, [11], (customer, input, world) => {
    sign(customer, input, world);
    return moveTo(customer, 12);
  }),

  taggedProcedure(portalActionAuthorisation, [15], (customer, input, world) => {
    sign(customer, input, world);
    return moveTo(customer, 13);
  }),

  taggedProcedure(portalEndTour, [12, 13], (customer) => moveTo(customer, 13)),

  taggedProcedure(portalCancelApplication, [12, 13], (customer, _input, { now }) => {
    customer.cancelled = { at: now().toISOString(), tags: customer.tags };
    return moveTo(customer, 14);
  }),

  taggedProcedure(portalRestoreApplication, [14], (customer, _input, { now }) => {
    const { at, tags } = customer.cancelled ?? { at: now().toISOString(), tags: [13] };
    if (now().getTime() - new Date(at).getTime() > restoreWindow) throw refused.restoreWindow();
    customer.cancelled = null;
    customer.tags = tags;
    return [...tags];
  }),

  customerProcedure(anonymizeUser, (customer, { p_id }, { state }) => {
    if (p_id !== customer.id) throw refused.missing();
    const index = state.customers.indexOf(customer);
    const remains = { id: customer.id, email: '', password: '', tags: [], anonymised: true };
    state.customers[index] = { ...emptyCustomer, ...remains };
    return null;
  }),
];

function sign(customer: Customer, input: InputOf<typeof portalAuthorisation>, { now, headers }: World): void {
  const isAskedForHmrc = (customer.birthDate ?? '') <= hmrcCutOff;
  if (!input.p_data_protection || (isAskedForHmrc && !input.p_hmrc_authorised)) throw refused.agreement();
  if (!input.p_signature.startsWith('data:image/')) throw refused.signature();
  customer.signature = input.p_signature;
  customer.authorisations.push({
    dataProtection: input.p_data_protection,
    hmrcAuthorised: input.p_hmrc_authorised,
    signature: input.p_signature,
    screenshot: input.p_screenshot,
    evidence: headers['X-Evidence'] ?? null,
    signedAt: now().toISOString(),
  });
}
