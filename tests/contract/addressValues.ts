import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import { portalAddressAdd, portalAddressDelete, portalUserAddresses } from '../../src/backend/contracts/account';
import { portalAddress, portalUser } from '../../src/backend/contracts/onboarding';
import { portalCreateTrace, portalUserTraces } from '../../src/backend/contracts/traces';
import { once, type Stage } from './customers';
import { expectRefusal, expectWrongValue } from './expectRefusal';
import { currentAddress, previousAddress, trace } from './samples';

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

    it('is not deleted as the only current one while a trace runs', async () => {
      const { call } = await at().knownCustomer([13]);
      const current = { ...previousAddress, p_type: 1, p_move_out: '' };
      await call(portalAddressAdd, current);
      await call(portalCreateTrace, trace);
      const [only] = await call(portalUserAddresses, undefined);
      const p_id = only?.id ?? '';
      await expectRefusal(
        call(portalAddressDelete, { p_id }),
        'PT409',
        'This is your only current address, and we need it while we trace your pensions. Add your new address first, then delete this one.',
      );
      await call(portalAddressAdd, { ...current, p_line1: 'Flat 9' });
      await call(portalAddressDelete, { p_id });
      const [left] = await call(portalUserAddresses, undefined);
      const [{ id: traceId } = { id: '' }] = await call(portalUserTraces, undefined);
      await at().world.firm.moveTrace(traceId, 'Completed');
      await call(portalAddressDelete, { p_id: left?.id ?? '' });
      await expect(call(portalUserAddresses, undefined)).resolves.toEqual([]);
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
