import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalDataCopy } from '../../src/backend/contracts/dataCopy';
import { portalDraftKeep, portalDrafts } from '../../src/backend/contracts/drafts';
import {
  anonymizeUser,
  portalCancelApplication,
  portalRestoreApplication,
  portalUser,
} from '../../src/backend/contracts/onboarding';
import { password, type Stage, type TestCustomer } from './customers';
import { expectRefusal } from './expectRefusal';
import type { CheckingWorld } from './World';

/** Limits of drafts, copies of data, and the time to restore an application. */
export function limitValues(at: () => Stage<CheckingWorld>): void {
  describe('a draft', () => {
    const saveDraft = ({ call }: TestCustomer, p_form: string, p_values: Record<string, unknown> | null) =>
      call(portalDraftKeep, { p_form, p_values });
    const draftsOf = ({ call }: TestCustomer) => call(portalDrafts, undefined);

    it('stores only listed fields', async () => {
      const me = await at().customer();
      await saveDraft(me, 'personal-details', { firstName: 'Ada', nationalInsurance: 'AB123456C', password: 'secret' });
      await expect(draftsOf(me)).resolves.toEqual([{ form: 'personal-details', typed: { firstName: 'Ada' } }]);
    });

    it.each(['authorisation', 'password', 'trace/', 'address/../x', ''])(
      'is refused for the form "%s"',
      async (form) => {
        const me = await at().knownCustomer([13]);
        await expectRefusal(saveDraft(me, form, { line1: 'x' }), 'PT400', 'This form cannot be kept.');
      },
    );

    it('is silently ignored for a form that is not open', async () => {
      const me = await at().customer([2]);
      await expect(saveDraft(me, 'pension', { provider: 'Aviva' })).resolves.toBeNull();
      await expect(saveDraft(me, 'trace', { employer: 'Mills' })).resolves.toBeNull();
      await expect(draftsOf(me)).resolves.toEqual([]);
    });

    it('has a size limit', async () => {
      const me = await at().customer([2]);
      await saveDraft(me, 'address', { line1: 'x' });
      await expectRefusal(
        saveDraft(me, 'address', { line2: 'x'.repeat(8000) }),
        'PT400',
        'This is too long to be kept.',
      );
      await expect(draftsOf(me)).resolves.toEqual([{ form: 'address', typed: { line1: 'x' } }]);
    });

    it('is deleted when it is not among the newest 20', async () => {
      const me = await at().knownCustomer([13]);
      for (let number = 0; number <= 20; number += 1) await saveDraft(me, `trace/${number}`, { employer: 'Mills' });
      const forms = (await draftsOf(me)).map(({ form }) => form);
      expect(forms).toHaveLength(20);
      expect(forms[0]).toBe('trace/20');
      expect(forms).not.toContain('trace/0');
    });
  });

  describe('a copy of the customer’s data', () => {
    beforeAll(() => at().world.firm.setOffersDataCopy(true));
    afterAll(() => at().world.firm.setOffersDataCopy(false));

    it('is made at most five times in a day', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      const headers = await backend.auth.confirmIdentity({ password });
      for (let made = 1; made <= 5; made += 1) await call(portalDataCopy, undefined, { headers });
      await expectRefusal(
        call(portalDataCopy, undefined, { headers }),
        'PT429',
        'You have asked for your data several times today. Please try again tomorrow.',
      );
    });
  });

  describe('an application', () => {
    it('is restored within 14 days, and not later', async () => {
      const { call, id } = await at().knownCustomer([13]);
      await call(portalCancelApplication, undefined);
      await at().world.firm.cancelledDaysAgo(id, 15);
      await expectRefusal(
        call(portalRestoreApplication, undefined),
        'PT403',
        'An application can only be restored within 14 days of being cancelled.',
      );
      expect((await call(portalUser, undefined)).tags).toEqual([14]);
      await at().world.firm.cancelledDaysAgo(id, 13);
      await expect(call(portalRestoreApplication, undefined)).resolves.toEqual([13]);
    });

    it('is restored later than that until its erasure', async () => {
      const { firm } = at().world;
      await firm.setErasureDelay(14);
      const { call, backend, id } = await at().knownCustomer([13]);
      await call(portalCancelApplication, undefined);
      await firm.cancelledDaysAgo(id, 15);
      const headers = await backend.auth.confirmIdentity({ password });
      await call(anonymizeUser, { p_id: id }, { headers });
      await firm.setErasureDelay(0);
      await expect(call(portalRestoreApplication, undefined)).resolves.toEqual([13]);
    });
  });
}
