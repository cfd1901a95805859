import { describe, expect, it } from 'vitest';
import { portalAgreements } from '../../src/backend/contracts/agreements';
import { portalAddressAdd } from '../../src/backend/contracts/account';
import {
  portalAddress,
  portalNationalInsurance,
  portalPersonal,
  portalUser,
  portalWhy,
} from '../../src/backend/contracts/onboarding';
import type { Stage } from './customers';
import { currentAddress, personal, previousAddress } from './samples';

const { p_national_insurance: _number, ...withoutNumber } = personal;

/** Answers that are corrected before signing. */
export function correctionContract(at: () => Stage): void {
  describe('a correction', () => {
    it('of personal details keeps the tag', async () => {
      const { call, id } = await at().knownCustomer([2]);
      for (const tag of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15]) {
        await at().world.firm.setTags(id, [tag]);
        const p_last_name = tag % 2 ? 'Thornton' : 'Hale';
        const corrected = { ...withoutNumber, p_title: 5, p_last_name, p_date_of_birth: '1964-04-05' };
        await expect(call(portalPersonal, corrected)).resolves.toEqual([tag]);
        expect(await call(portalUser, undefined)).toMatchObject({
          tags: [tag],
          title: 5,
          last_name: p_last_name,
          previous_names: ['Margaret Thornton'],
          birth_date: '1964-04-05',
          national_insurance_ending: '56C',
        });
      }
    });

    it('of the address keeps the tag', async () => {
      const { call, id } = await at().customer();
      for (const tag of [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15]) {
        await at().world.firm.setTags(id, [tag]);
        const p_line1 = `${tag} Sample Street`;
        await expect(call(portalAddress, { ...currentAddress, p_line1 })).resolves.toEqual([tag]);
        expect((await call(portalUser, undefined)).addresses).toMatchObject([{ line1: p_line1 }]);
      }
    });

    it('changes the address of the letter, and no other', async () => {
      const customer = await at().knownCustomer([13]);
      const { call } = customer;
      await call(portalAddressAdd, previousAddress);
      await call(portalAddressAdd, { ...previousAddress, p_line1: 'Older', p_type: 1, p_move_in: '1994' });
      await call(portalAddressAdd, { ...previousAddress, p_line1: 'Newer', p_type: 1, p_move_in: '2001' });
      await at().world.firm.setTags(customer.id, [15]);
      await call(portalAddress, { ...currentAddress, p_line1: 'Corrected' });
      const { addresses } = await call(portalUser, undefined);
      expect(addresses.map(({ line1, start_date }) => [line1, start_date])).toEqual([
        ['Corrected', '2001'],
        ['Flat 3', '1994'],
        ['Older', '1994'],
      ]);
    });

    it('keeps the National Insurance number that it does not send, and replaces it by one that it sends', async () => {
      const { call } = await at().knownCustomer([11]);
      await call(portalPersonal, withoutNumber);
      await expect(call(portalNationalInsurance, undefined)).resolves.toBe('AB123456C');
      await call(portalPersonal, { ...personal, p_national_insurance: 'AB123456D' });
      await expect(call(portalNationalInsurance, undefined)).resolves.toBe('AB123456D');
    });

    it('of the date of birth changes whether the HMRC agreement is required', async () => {
      const { call } = await at().knownCustomer([11]);
      const asked = async () => (await call(portalAgreements, undefined)).agreements.map(({ id }) => id);
      expect(await asked()).toEqual(['data-protection', 'hmrc']);
      await call(portalPersonal, { ...withoutNumber, p_date_of_birth: '1975-09-30' });
      expect(await asked()).toEqual(['data-protection']);
    });

    it('decides again whether the customer is eligible', async () => {
      const customer = await at().knownCustomer([3]);
      const { call } = customer;
      await call(portalWhy, { p_reason: 9 });
      for (const tag of [6, 7, 8, 9, 10, 11, 15]) {
        await at().world.firm.setTags(customer.id, [tag]);
        await expect(call(portalPersonal, withoutNumber)).resolves.toEqual([5]);
        await at().world.firm.setTags(customer.id, [tag]);
        await expect(call(portalAddress, currentAddress)).resolves.toEqual([5]);
        expect(await call(portalUser, undefined)).toMatchObject({ tags: [5], reason: 9 });
      }
    });
  });
}
