import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalDataCopy } from '../../src/backend/contracts/dataCopy';
import { portalCreateTrace } from '../../src/backend/contracts/traces';
import { password, type Stage } from './customers';
import { expectMissing, expectRefusal } from './expectRefusal';
import { personal, trace } from './samples';

/** A customer's own copy of everything that the firm holds about them. */
export function dataCopyContract(at: () => Stage): void {
  describe('a copy of the customer’s data', () => {
    beforeAll(() => at().world.firm.setOffersDataCopy(true));
    afterAll(() => at().world.firm.setOffersDataCopy(false));

    it('contains their rows by table, and no password', async () => {
      const { call, backend, id, email } = await at().knownCustomer([13]);
      await call(portalCreateTrace, trace);
      const headers = await backend.auth.confirmIdentity({ password });
      const copy = await call(portalDataCopy, undefined, { headers });
      expect(copy).toMatchObject({ format: 1, customer: id });
      expect(copy.tables.profiles).toEqual([
        expect.objectContaining({
          id,
          email,
          last_name: 'Hale',
          birth_date: personal.p_date_of_birth,
          national_insurance: personal.p_national_insurance,
        }),
      ]);
      expect(copy.tables.traces).toEqual([expect.objectContaining({ name: 'Milton Mills' })]);
      expect(copy.tables.pensions).toEqual([]);
      expect(JSON.stringify(copy)).not.toContain(password);
    });

    it('is made only after the password is entered again', async () => {
      const { call } = await at().knownCustomer([13]);
      const unconfirmed = 'Please enter your password again to confirm that it is you.';
      await expectRefusal(call(portalDataCopy, undefined), 'PT403', unconfirmed);
    });

    it('is not made with the proof of another customer', async () => {
      const other = await at().knownCustomer([13]);
      const headers = await other.backend.auth.confirmIdentity({ password });
      const { call, id } = await at().knownCustomer([13]);
      const copy = await call(portalDataCopy, undefined, { headers }).catch(() => undefined);
      expect(copy?.customer).not.toBe(id);
    });

    it('is not found where the firm does not offer it', async () => {
      const { firm } = at().world;
      await firm.setOffersDataCopy(false);
      const { call, backend } = await at().knownCustomer([13]);
      const headers = await backend.auth.confirmIdentity({ password });
      await expectMissing(call(portalDataCopy, undefined, { headers }));
      await firm.setOffersDataCopy(true);
    });
  });
}
