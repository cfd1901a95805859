import { anonymizeUser, portalCancelApplication, portalRestoreApplication } from '../../backend/contracts/onboarding';
import { Tag } from '../../domain/tags';
import { emptyCustomer } from './emptyCustomer';
import { readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { holdTag } from './steps';

/** Specification section 9. */
const restoreWindow = 14 * 24 * 60 * 60 * 1000;

/** Leaving, and coming back. */
export const applicationProcedures: readonly Procedure[] = [
  writingProcedure(portalCancelApplication, (customer, _input, { now }) => {
    holdTag(customer, Tag.portalFirstTime, Tag.portal);
    customer.cancelled = { at: now.toISOString(), tags: customer.tags };
    customer.tags = [Tag.cancelledApplication];
    return customer.tags;
  }),

  writingProcedure(portalRestoreApplication, (customer, _input, { now }) => {
    holdTag(customer, Tag.cancelledApplication);
    const { at, tags } = customer.cancelled ?? { at: now.toISOString(), tags: [Tag.portal] };
    if (now.getTime() - new Date(at).getTime() > restoreWindow) throw refused.restoreWindow();
    customer.tags = [...tags];
    customer.cancelled = null;
    return customer.tags;
  }),

  readingProcedure(anonymizeUser, (customer, { p_id }) => {
    if (p_id !== customer.id) throw refused.missing();
    Object.assign(customer, structuredClone(emptyCustomer), { email: '', password: '', tags: [], anonymised: true });
    return null;
  }),
];
