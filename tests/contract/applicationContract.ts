import { describe, expect, it } from 'vitest';
import {
  anonymizeUser,
  portalCancelApplication,
  portalRestoreApplication,
  portalUser,
} from '../../src/backend/contracts/onboarding';
import { portalCreateTrace, portalUserTraces } from '../../src/backend/contracts/traces';
import { password, type Stage } from './customers';
import { expectRefusal } from './expectRefusal';
import { trace } from './samples';

/** Cancelling, restoring and erasing an application. */
export function applicationContract(at: () => Stage): void {
  describe('an application', () => {
    it.each([[[12]], [[13]]])('with tags %j is cancelled, and restored with its tags', async (tags) => {
      const { call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, trace);
      const { id } = await call(portalUser, undefined);
      await at().world.firm.setTags(id, tags);
      await expect(call(portalCancelApplication, undefined)).resolves.toEqual([14]);
      await expect(call(portalRestoreApplication, undefined)).resolves.toEqual(tags);
      await expect(call(portalUserTraces, undefined)).resolves.toHaveLength(1);
    });

    it('says when it was cancelled and until when it can be restored, 14 days later', async () => {
      const { call } = await at().knownCustomer([13]);
      expect(await call(portalUser, undefined)).toMatchObject({ cancelled_at: null, restorable_until: null });
      const before = Date.now();
      await call(portalCancelApplication, undefined);
      const { cancelled_at, restorable_until } = await call(portalUser, undefined);
      const cancelled = Date.parse(String(cancelled_at));
      // The clocks of a database and of this process may differ by moments.
      expect(Math.abs(cancelled - before)).toBeLessThan(60_000);
      expect(Date.parse(String(restorable_until)) - cancelled).toBe(14 * 86_400_000);
      await call(portalRestoreApplication, undefined);
      expect(await call(portalUser, undefined)).toMatchObject({ cancelled_at: null, restorable_until: null });
    });

    it('is erased on request: its data can no longer be read', async () => {
      const { call, backend, id, email } = await at().knownCustomer([13]);
      await call(portalCreateTrace, trace);
      await call(portalCancelApplication, undefined);
      const headers = await backend.auth.confirmIdentity({ password });
      await call(anonymizeUser, { p_id: id }, { headers });
      expect(await call(portalUser, undefined)).toMatchObject({
        id,
        first_name: null,
        last_name: null,
        email: null,
        phone: null,
        birth_date: null,
        addresses: [],
        signature: null,
      });
      await expect(call(portalUserTraces, undefined)).resolves.toEqual([]);
      await backend.auth.logOut();
      await expect(backend.auth.getSession()).resolves.toBeNull();
      const visitor = await at().visitor();
      const logIn = visitor.backend.auth.logIn({ email, password });
      await expectRefusal(logIn, 'invalid_credentials', 'Invalid login credentials');
    });

    it('is erased only after the password is entered again', async () => {
      const { call, backend, id, email } = await at().knownCustomer([14]);
      const unconfirmed = 'Please enter your password again to confirm that it is you. Nothing has been deleted.';
      await expectRefusal(call(anonymizeUser, { p_id: id }), 'PT403', unconfirmed);
      const wrong = backend.auth.confirmIdentity({ password: 'not the password' });
      await expectRefusal(wrong, 'invalid_credentials', 'Invalid login credentials');
      await expectRefusal(call(anonymizeUser, { p_id: id }), 'PT403', unconfirmed);
      expect(await call(portalUser, undefined)).toMatchObject({ first_name: 'Margaret', email });
    });

    it('keeps its session and emits no event while the password is checked', async () => {
      const { backend, id, email } = await at().knownCustomer([14]);
      await backend.auth.getSession();
      const events: unknown[] = [];
      const end = backend.auth.onChange((event) => events.push(event));
      await new Promise((resolve) => setTimeout(resolve, 0));
      await backend.auth.confirmIdentity({ password });
      await expect(backend.auth.getSession()).resolves.toEqual({ userId: id, email });
      end();
      expect(events.filter((event) => event !== 'restored')).toEqual([]);
    });

    it('is not erased with the proof of another customer', async () => {
      const other = await at().knownCustomer([14]);
      const headers = await other.backend.auth.confirmIdentity({ password });
      const { call, id, email } = await at().knownCustomer([14]);
      await expect(call(anonymizeUser, { p_id: id }, { headers })).rejects.toMatchObject({ code: 'refused' });
      expect(await call(portalUser, undefined)).toMatchObject({ first_name: 'Margaret', email });
    });

    it('can be restored until its erasure where the firm sets a delay', async () => {
      const { firm } = at().world;
      await firm.setErasureDelay(14);
      const { call, backend, id } = await at().knownCustomer([13]);
      await call(portalCancelApplication, undefined);
      const headers = await backend.auth.confirmIdentity({ password });
      const reply = await call(anonymizeUser, { p_id: id }, { headers });
      await firm.setErasureDelay(0);
      const { erasure_due } = await call(portalUser, undefined);
      expect(reply).toEqual({ erasure_due });
      const daysLeft = (new Date(String(erasure_due)).getTime() - Date.now()) / 86_400_000;
      expect(daysLeft).toBeCloseTo(14, 1);
      await expect(call(portalRestoreApplication, undefined)).resolves.toEqual([13]);
      expect(await call(portalUser, undefined)).toMatchObject({ first_name: 'Margaret', erasure_due: null });
    });

    it('is not erased by another customer', async () => {
      const victim = await at().knownCustomer([14]);
      const { call, backend } = await at().knownCustomer([14]);
      const headers = await backend.auth.confirmIdentity({ password });
      await expect(call(anonymizeUser, { p_id: victim.id }, { headers })).rejects.toMatchObject({ code: 'refused' });
      await victim.comeBack();
      expect(await victim.call(portalUser, undefined)).toMatchObject({ first_name: 'Margaret', email: victim.email });
    });
  });
}
