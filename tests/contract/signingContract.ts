import { describe, expect, it } from 'vitest';
import { portalAgreements } from '../../src/backend/contracts/agreements';
import {
  portalActionAuthorisation,
  portalAddress,
  portalAuthorisation,
  portalPersonal,
  portalUser,
} from '../../src/backend/contracts/onboarding';
import type { Stage } from './customers';
import { expectRefusal } from './expectRefusal';
import { authorisation, currentAddress, personal, pixel } from './samples';
import { signedWith } from './signedWith';

/** Signing an authorisation. */
export function signingContract(at: () => Stage): void {
  describe('an authorisation', () => {
    it('stores the signature in the profile', async () => {
      const customer = await at().knownCustomer([11]);
      const { call } = customer;
      expect((await call(portalUser, undefined)).signature).toBeNull();
      await call(portalAuthorisation, authorisation, { headers: await signedWith(customer) });
      expect((await call(portalUser, undefined)).signature).toBe(pixel);
    });

    it('is refused for an outdated wording', async () => {
      const customer = await at().knownCustomer([11]);
      const headers = await signedWith(customer, { wording: 'other words' });
      await expectRefusal(
        customer.call(portalAuthorisation, authorisation, { headers }),
        'PT409',
        'The wording has changed. Please read the new wording below, agree to it, and send it again.',
      );
      expect(await customer.call(portalUser, undefined)).toMatchObject({ tags: [11], signature: null });
    });

    it('is refused after a correction in another tab, and accepted for the corrected details', async () => {
      const customer = await at().knownCustomer([11]);
      const { call } = customer;
      const corrections = [
        () => call(portalPersonal, { ...personal, p_date_of_birth: '1957-03-14' }),
        () => call(portalPersonal, { ...personal, p_national_insurance: 'AB123456D' }),
        () => call(portalPersonal, { ...personal, p_previous_names: [] }),
        () => call(portalAddress, { ...currentAddress, p_line2: 'Flat 2' }),
      ];
      for (const correct of corrections) {
        const headers = await signedWith(customer);
        await correct();
        await expectRefusal(
          call(portalAuthorisation, authorisation, { headers }),
          'PT409',
          'The wording has changed. Please read the new wording below, agree to it, and send it again.',
        );
      }
      const headers = await signedWith(customer);
      await expect(call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
    });

    it('cannot be read or signed while it names no firm', async () => {
      const customer = await at().knownCustomer([11]);
      const headers = await signedWith(customer);
      const { firm } = at().world;
      await firm.setCompanyName(null);
      try {
        for (const attempt of [
          () => customer.call(portalAgreements, undefined),
          () => customer.call(portalAuthorisation, authorisation, { headers }),
        ]) {
          await expectRefusal(
            attempt(),
            'PT424',
            'You cannot sign this letter yet, because our name is missing from it. Please contact us.',
          );
        }
        expect(await customer.call(portalUser, undefined)).toMatchObject({ tags: [11], signature: null });
      } finally {
        await firm.setCompanyName('Lantern Pension Tracing');
      }
      await expect(customer.call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
    });

    it('returns only the customer’s agreements and the letter, with the firm’s name', async () => {
      const { call } = await at().knownCustomer([11]);
      const { letter, agreements, company_name } = await call(portalAgreements, undefined);
      expect(letter.map(({ id, version, name }) => [id, version, name])).toEqual([
        ['letter', 1, 'Letter of authority'],
        ['letter-allows', 1, 'What it allows'],
        ['letter-hmrc', 1, 'Lost SERPS pensions'],
        ['letter-limits', 1, 'What it does not allow'],
        ['letter-withdraw', 1, 'If I change my mind'],
      ]);
      expect(letter[0]?.text).toBe(`I authorise ${company_name} to look for my pensions.`);
      expect(agreements.map(({ id, version }) => [id, version])).toEqual([
        ['data-protection', 1],
        ['hmrc', 1],
      ]);
      for (const { text } of agreements) expect(text).toContain(`I authorise ${company_name} to`);
    });

    it('returns the signer’s details that the letter shows, and no others', async () => {
      const customer = await at().knownCustomer([2]);
      await customer.call(portalAddress, currentAddress);
      await at().world.firm.setTags(customer.id, [11]);
      const { signer } = await customer.call(portalAgreements, undefined);
      expect(signer).toEqual({
        title: 2,
        first_name: 'Margaret',
        last_name: 'Hale',
        previous_names: ['Margaret Thornton'],
        address: expect.objectContaining({ line1: '12 Sample Street', city: 'Sampleton', postcode: 'EX71 3AA' }),
      });
    });

    it('says why it is needed again, until it is signed', async () => {
      const customer = await at().knownCustomer([11]);
      const { call } = customer;
      await call(portalAuthorisation, authorisation, { headers: await signedWith(customer) });
      expect((await call(portalAgreements, undefined)).sign_again ?? undefined).toBeUndefined();
      await at().world.firm.requestSignature(customer.id, 'name_changed', 'You are Ada King now.');
      expect((await call(portalAgreements, undefined)).sign_again).toEqual({
        reason: 'name_changed',
        words: 'You are Ada King now.',
        old_letter: 'kept',
      });
      await call(portalActionAuthorisation, authorisation, { headers: await signedWith(customer) });
      expect((await call(portalAgreements, undefined)).sign_again ?? undefined).toBeUndefined();
    });

    it('leaves HMRC out of the letter of a customer born after 5 April 1962', async () => {
      const customer = await at().customer();
      await customer.call(portalPersonal, { ...personal, p_date_of_birth: '1962-04-06' });
      const { letter, agreements } = await customer.call(portalAgreements, undefined);
      expect(letter.map(({ id }) => id)).toEqual(['letter', 'letter-allows', 'letter-limits', 'letter-withdraw']);
      expect(agreements.map(({ id }) => id)).toEqual(['data-protection']);
    });

    it('is stored once when a request is repeated', async () => {
      const customer = await at().knownCustomer([11]);
      const { call } = customer;
      const headers = { 'Idempotency-Key': 'signed-only-once', ...(await signedWith(customer)) };
      await expect(call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
      await expect(call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
    });
  });
}
