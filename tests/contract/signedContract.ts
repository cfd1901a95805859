import { describe, expect, it } from 'vitest';
import { portalAddress, portalAuthorisation } from '../../src/backend/contracts/onboarding';
import { portalSignedAuthorisations } from '../../src/backend/contracts/signedAuthorisations';
import { portalSignedAuthorisation } from '../../src/backend/contracts/signedRecord';
import type { Stage } from './customers';
import { expectMissing } from './expectRefusal';
import { authorisation, currentAddress, personal, pixel } from './samples';
import { signedWith } from './signedWith';

/** The customer's own copies of signed authorisations. */
export function signedContract(at: () => Stage): void {
  describe('a signed authorisation', () => {
    async function signer() {
      const customer = await at().knownCustomer([2]);
      await customer.call(portalAddress, currentAddress);
      await at().world.firm.setTags(customer.id, [11]);
      await customer.call(portalAuthorisation, authorisation, { headers: await signedWith(customer) });
      return customer;
    }

    it('is listed without personal data; before signing, the list is empty', async () => {
      const { call } = await at().knownCustomer([13]);
      await expect(call(portalSignedAuthorisations, undefined)).resolves.toEqual([]);
      const signed = await signer();
      const list = await signed.call(portalSignedAuthorisations, undefined);
      expect(list).toEqual([
        {
          number: expect.any(Number),
          reference: expect.stringMatching(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/),
          kind: 'application',
          signed_at: expect.any(String),
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ]);
      expect(Date.now() - Date.parse(list[0]?.signed_at ?? '')).toBeLessThan(60_000);
    });

    it('is returned with the signer’s details at the time of signing and the agreed wordings', async () => {
      const { call } = await signer();
      const [listed] = await call(portalSignedAuthorisations, undefined);
      const record = await call(portalSignedAuthorisation, { p_number: listed?.number ?? 0 });
      expect(record).toEqual({
        ...listed,
        method: 'drawn',
        letter: [
          expect.objectContaining({ id: 'letter', version: 1, name: 'Letter of authority' }),
          expect.objectContaining({ id: 'letter-allows' }),
          expect.objectContaining({ id: 'letter-hmrc' }),
          expect.objectContaining({ id: 'letter-limits' }),
          expect.objectContaining({ id: 'letter-withdraw' }),
        ],
        agreements: [
          expect.objectContaining({ id: 'data-protection', version: 1, name: 'Data protection' }),
          expect.objectContaining({ id: 'hmrc', version: 1, name: 'HM Revenue & Customs' }),
        ],
        signer: {
          title: 2,
          first_name: 'Margaret',
          last_name: 'Hale',
          previous_names: ['Margaret Thornton'],
          birth_date: personal.p_date_of_birth,
          national_insurance: personal.p_national_insurance,
          company_name: 'Lantern Pension Tracing',
          company_address: null,
          address: expect.objectContaining({ line1: '12 Sample Street', city: 'Sampleton', postcode: 'EX71 3AA' }),
        },
        signature: pixel,
      });
      const words = `${record.signer.company_name} to keep the personal details`;
      expect(record.agreements[0]?.text).toContain(words);
      expect(record.letter[4]?.text).toBe(
        `I can withdraw this letter at any time by writing to ${record.signer.company_name}.`,
      );
      expect(record.agreements[1]?.text).toMatch(/^I authorise .* to ask HM Revenue & Customs about my SERPS pensions/);
    });

    it('returns not-found for another customer’s record and for a missing one', async () => {
      const { call } = await at().knownCustomer([13]);
      for (const p_number of [0, -1, 99_999]) await expectMissing(call(portalSignedAuthorisation, { p_number }));
    });
  });
}
