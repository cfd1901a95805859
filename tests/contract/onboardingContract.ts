import { describe, expect, it } from 'vitest';
import {
  portalActionAuthorisation,
  portalAddress,
  portalAuthorisation,
  portalEndTour,
  portalPersonal,
  portalUser,
  portalWelcomeBack,
  portalWhy,
} from '../../src/backend/contracts/onboarding';
import {
  portalCreatePension,
  portalKnownPensionsAdd,
  portalKnownPensionsContinue,
  portalPensionAdd,
  portalPensionCancel,
  portalPensionContinue,
} from '../../src/backend/contracts/pensions';
import {
  portalCreateTrace,
  portalCreateTraceCancel,
  portalTraceAdd,
  portalTraceContinue,
} from '../../src/backend/contracts/traces';
import type { Stage } from './customers';
import { expectRefusal } from './expectRefusal';
import { authorisation, currentAddress, pension, personal, trace } from './samples';
import { signedWith } from './signedWith';

/** From sign-up to the portal. */
export function onboardingContract(at: () => Stage): void {
  describe('the onboarding', () => {
    it('reaches the portal with known pensions', async () => {
      const customer = await at().customer();
      const { call } = customer;
      const profile = () => call(portalUser, undefined);
      await expect(call(portalPersonal, personal)).resolves.toEqual([2]);
      await expect(call(portalAddress, currentAddress)).resolves.toEqual([3]);
      await expect(call(portalWhy, { p_reason: 2 })).resolves.toEqual([4]);
      expect((await profile()).tags).toEqual([6]);
      await expect(call(portalCreateTraceCancel, undefined)).resolves.toEqual([6]);
      await expect(call(portalCreateTrace, trace)).resolves.toEqual([7]);
      await expect(call(portalTraceAdd, undefined)).resolves.toEqual([6]);
      await expect(call(portalCreateTraceCancel, undefined)).resolves.toEqual([7]);
      await expect(call(portalTraceContinue, undefined)).resolves.toEqual([8]);
      await expect(call(portalKnownPensionsAdd, undefined)).resolves.toEqual([9]);
      await expect(call(portalPensionCancel, undefined)).resolves.toEqual([8]);
      await expect(call(portalKnownPensionsAdd, undefined)).resolves.toEqual([9]);
      await expect(call(portalCreatePension, pension)).resolves.toEqual([10]);
      await expect(call(portalPensionAdd, undefined)).resolves.toEqual([9]);
      await expect(call(portalPensionCancel, undefined)).resolves.toEqual([10]);
      await expect(call(portalPensionContinue, undefined)).resolves.toEqual([11]);
      const headers = await signedWith(customer);
      await expect(call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
      expect(await profile()).toMatchObject({ tags: [12], first_visit: true });
      await expect(call(portalEndTour, undefined)).resolves.toEqual([13]);
      await expect(call(portalEndTour, undefined)).resolves.toEqual([13]);
      expect(await profile()).toMatchObject({ tags: [13], first_visit: false });
    });

    it('reaches the portal without known pensions', async () => {
      const customer = await at().customer();
      const { call } = customer;
      await call(portalPersonal, { ...personal, p_date_of_birth: '1975-09-30' });
      await call(portalAddress, currentAddress);
      await call(portalWhy, { p_reason: 10 });
      await call(portalUser, undefined);
      await call(portalCreateTrace, { p_employer: 'Milton Mills', p_paying: true });
      await call(portalTraceContinue, undefined);
      await expect(call(portalKnownPensionsContinue, undefined)).resolves.toEqual([11]);
      const headers = await signedWith(customer);
      const signing = call(portalAuthorisation, { ...authorisation, p_hmrc_authorised: false }, { headers });
      await expect(signing).resolves.toEqual([12]);
    });

    it.each([1, 9])('ends at not eligible for reason %i, another person’s pension', async (p_reason) => {
      const { call } = await at().customer([3]);
      await expect(call(portalWhy, { p_reason })).resolves.toEqual([4]);
      expect((await call(portalUser, undefined)).tags).toEqual([5]);
    });

    it('decides again when a customer who is not eligible changes the reason', async () => {
      const { call } = await at().customer([3]);
      await call(portalWhy, { p_reason: 9 });
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [5], reason: 9 });
      await expect(call(portalWhy, { p_reason: 2 })).resolves.toEqual([4]);
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [6], reason: 2 });
    });

    it('stores what it is sent, and never returns the National Insurance number', async () => {
      const { call } = await at().customer();
      await call(portalPersonal, { ...personal, p_phone_number: '(01632) 960 123' });
      await call(portalAddress, currentAddress);
      const profile = await call(portalUser, undefined);
      expect(profile).toMatchObject({
        first_name: 'Margaret',
        last_name: 'Hale',
        phone: '(01632) 960 123',
        birth_date: '1958-03-14',
        national_insurance_ending: '56C',
      });
      expect(profile.addresses).toMatchObject([
        {
          line1: '12 Sample Street',
          line2: null,
          line3: null,
          city: 'Sampleton',
          postcode: 'EX71 3AA',
          country: 'United Kingdom',
          type: { id: 1, name: 'Current Address' },
          start_date: null,
          end_date: null,
        },
      ]);
      expect(JSON.stringify(profile)).not.toContain('AB123456C');
    });

    it('uses the profile’s names when none are sent', async () => {
      const { call } = await at().customer();
      const { p_first_name: _first, p_last_name: _last, ...rest } = personal;
      await expect(call(portalPersonal, rest)).resolves.toEqual([2]);
      expect(await call(portalUser, undefined)).toMatchObject({ first_name: 'Margaret', last_name: 'Hale' });
    });

    it('returns to the portal after a new authorisation', async () => {
      const customer = await at().knownCustomer([15]);
      const headers = await signedWith(customer);
      await expect(customer.call(portalActionAuthorisation, authorisation, { headers })).resolves.toEqual([13]);
    });

    it('returns the name and email of an invite', async () => {
      const invite = { email: 'invited@example.com', name: 'Frederick' };
      const p_id = await at().world.firm.addInvite(invite);
      const { call } = await at().visitor();
      await expect(call(portalWelcomeBack, { p_id })).resolves.toEqual(invite);
      for (const unknown of ['nobody', '00000000-0000-4000-8000-000000000000']) {
        await expectRefusal(
          call(portalWelcomeBack, { p_id: unknown }),
          'PT404',
          'We could not find this invitation. You can log in or sign up without it.',
        );
      }
    });
  });
}
