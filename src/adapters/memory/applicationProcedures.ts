import { portalDataCopy } from '../../backend/contracts/dataCopy';
import { anonymizeUser, portalCancelApplication, portalRestoreApplication } from '../../backend/contracts/onboarding';
import { Tag } from '../../domain/tags';
import { copyOf } from './copyOf';
import { dataCopyOf } from './dataCopyOf';
import { emptyCustomer } from './emptyCustomer';
import { hasConfirmed } from './hasConfirmed';
import { readingProcedure, writingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { holdTag } from './steps';

const day = 24 * 60 * 60 * 1000;

/** A cancelled application can be restored for 14 days. */
const restoreWindow = 14 * day;

/** How many copies of their data a customer may make in a day. */
const copiesADay = 5;

/** Cancelling, restoring and anonymising an application, and a copy of the customer's data. */
export const applicationProcedures: readonly Procedure[] = [
  writingProcedure(portalCancelApplication, (customer, _input, { now }) => {
    holdTag(customer, Tag.portalFirstTime, Tag.portal);
    customer.cancelled = { at: now.toISOString(), tags: customer.tags };
    customer.tags = [Tag.cancelledApplication];
    return customer.tags;
  }),

  writingProcedure(portalRestoreApplication, (customer, _input, { now }) => {
    holdTag(customer, Tag.cancelledApplication);
    if (!customer.cancelled) throw refused.step();
    const { at, tags } = customer.cancelled;
    const isLate = now.getTime() - new Date(at).getTime() > restoreWindow;
    if (isLate && customer.erasureDue === null) throw refused.restoreWindow();
    customer.tags = tags;
    customer.cancelled = null;
    customer.erasureDue = null;
    return customer.tags;
  }),

  /** Permanent. Only for a customer who has cancelled and confirmed their identity, and only their own data. */
  writingProcedure(anonymizeUser, (customer, { p_id }, { state, now, headers }) => {
    if (p_id !== customer.id) throw refused.missing();
    holdTag(customer, Tag.cancelledApplication);
    if (!hasConfirmed(customer, { state, now, headers })) throw refused.unconfirmed();
    if (state.erasureDelayDays > 0 && customer.cancelled) {
      customer.erasureDue ??= new Date(now.getTime() + state.erasureDelayDays * day).toISOString();
      return { erasure_due: customer.erasureDue };
    }
    state.invites = state.invites.filter(({ email }) => email !== customer.email);
    state.dataCopies = state.dataCopies.filter(({ customerId }) => customerId !== customer.id);
    const { admin, firstVisit, answers } = customer;
    const kept = { admin, firstVisit, answers, email: '', password: '', anonymised: true };
    Object.assign(customer, copyOf(emptyCustomer), kept);
    return null;
  }),

  readingProcedure(portalDataCopy, (customer, _input, { state, now, headers }) => {
    if (!state.offersDataCopy) throw refused.missing();
    const made = state.dataCopies.filter(
      ({ customerId, at }) => customerId === customer.id && now.getTime() - new Date(at).getTime() < day,
    );
    if (made.length >= copiesADay) throw refused.manyCopies();
    if (!hasConfirmed(customer, { state, now, headers })) throw refused.unconfirmedCopy();
    state.dataCopies.push({ customerId: customer.id, at: now.toISOString() });
    return dataCopyOf(customer, now);
  }),
];
