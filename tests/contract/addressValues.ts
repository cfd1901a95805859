import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import { portalAddressAdd, portalUserAddresses } from '../../src/backend/contracts/account';
import { portalAddress, portalUser } from '../../src/backend/contracts/onboarding';
import { once, type Stage } from './customers';
import { expectWrongValue } from './expectRefusal';
import { currentAddress, previousAddress } from './samples';

const thisYear = new Date().getFullYear();

/** Addresses that are formatted or refused. */
export function addressValues(at: () => Stage): void {
  describe('an address', () => {
    it('is stored formatted', async () => {
      const { call } = await at().customer([2]);
      await call(portalAddress, { ...currentAddress, p_line1: ' 12 Sample Street ', p_postcode: 'ex713aa' });
      const [address] = await call(portalUserAddresses, undefined);
      expect(address).toMatchObject({ line1: '12 Sample Street', postcode: 'EX71 3AA' });
    });

    const wrongProfileAddresses: [string, Partial<InputOf<typeof portalAddressAdd>>, string][] = [
      ['no city', { p_city: '' }, 'Please enter a city'],
      ['an unknown type', { p_type: 3 }, 'Please choose whether this is a current or a previous address'],
      ['an invalid year', { p_move_in: '94' }, `Please enter a valid year between 1900 and ${thisYear}`],
      ['a year to come', { p_move_out: '2999' }, `Please enter a valid year between 1900 and ${thisYear}`],
      ['an end before its start', { p_move_out: '1993' }, 'Moved Out must not be before Moved In'],
    ];

    const sharedCustomer = once(() => at().knownCustomer([13]));
    it.each(wrongProfileAddresses)('of the profile is refused with %s', async (_name, wrong, message) => {
      const { call } = await sharedCustomer();
      await expectWrongValue(call(portalAddressAdd, { ...previousAddress, ...wrong }), wrong, message);
      await expect(call(portalUserAddresses, undefined)).resolves.toEqual([]);
    });

    const wrongAddresses: [string, Partial<InputOf<typeof portalAddress>>, string][] = [
      ['no first line', { p_line1: '' }, 'Please enter the first line of your address'],
      ['a long line', { p_line1: 'x'.repeat(101) }, 'Address line 1 should not exceed 100 characters'],
      ['a long second line', { p_line2: 'x'.repeat(101) }, 'Address line 2 should not exceed 100 characters'],
      ['a long third line', { p_line3: 'x'.repeat(101) }, 'Address line 3 should not exceed 100 characters'],
      ['no city', { p_city: '' }, 'Please enter a city'],
      ['a long city', { p_city: 'x'.repeat(51) }, 'City name should not exceed 50 characters'],
      ['no postcode', { p_postcode: '' }, 'Please enter a postcode'],
      ['a wrong postcode', { p_postcode: 'Sampleton' }, 'Please enter a valid postcode'],
    ];

    const second = once(() => at().customer([2]));
    it.each(wrongAddresses)('of the letter is refused with %s', async (_name, wrong, message) => {
      const { call } = await second();
      await expectWrongValue(call(portalAddress, { ...currentAddress, ...wrong }), wrong, message);
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [2], addresses: [] });
    });

    it('is not looked up for an invalid postcode', async () => {
      const { backend } = await at().customer();
      await expect(backend.lookUpAddresses('Sampleton')).resolves.toEqual({ type: 'error', data: 'postcode' });
    });
  });
}
