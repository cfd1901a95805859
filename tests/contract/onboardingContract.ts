import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
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
import { once, type Stage } from './customers';
import { expectRefusal, expectWrongValue } from './expectRefusal';
import { authorisation, currentAddress, pension, personal, trace } from './samples';
import { signedWith } from './signedWith';

const thisYear = new Date().getFullYear();

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
      await expectRefusal(call(portalWhy, { p_reason: 11 }), 'PT400', 'Please choose one of the reasons');
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [5], reason: 9 });
      await expect(call(portalWhy, { p_reason: 2 })).resolves.toEqual([4]);
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [6], reason: 2 });
    });

    it('stores values in their formats, and never returns the National Insurance number', async () => {
      const { call } = await at().customer();
      await call(portalPersonal, { ...personal, p_phone_number: ' (01632) 960 123 ' });
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

    const wrongDetails: [string, Partial<InputOf<typeof portalPersonal>>, string][] = [
      ['no title', { p_title: null }, 'Please select a title'],
      ['an unknown title', { p_title: 9 }, 'Please select a title'],
      ['no first name', { p_first_name: ' ' }, 'Please enter a first name'],
      [
        'a name with punctuation',
        { p_first_name: 'O’Brien' },
        'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
      ],
      [
        'a short name',
        { p_last_name: 'H' },
        'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
      ],
      [
        'a long name',
        { p_last_name: 'H'.repeat(31) },
        'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
      ],
      ['two lines', { p_last_name: 'Ha\nle' }, 'Please enter plain text on one line.'],
      ['an empty previous name', { p_previous_names: [''] }, 'Please enter a previous name'],
      [
        'digits in a previous name',
        { p_previous_names: ['Thornton 2'] },
        'Please enter a valid previous name (2 to 60 letters)',
      ],
      [
        'a crowd of previous names',
        { p_previous_names: Array.from({ length: 51 }, () => 'Thornton') },
        'Please enter at most 50 previous names',
      ],
      ['no phone number', { p_phone_number: '' }, 'Please enter a phone number'],
      ['a London number', { p_phone_number: '020 7946 0123' }, 'Please enter a valid UK phone number or landline'],
      ['no date of birth', { p_date_of_birth: '' }, 'Please enter a day'],
      ['no date at all', { p_date_of_birth: 'the Ides of March' }, `Please enter a valid year (1900 to ${thisYear})`],
      ['a thirteenth month', { p_date_of_birth: '1958-13-01' }, 'Please enter a valid month (1 to 12 months)'],
      ['a 30 February', { p_date_of_birth: '1958-02-30' }, 'Please enter a valid day (1 to 28 days in this month)'],
      ['a date to come', { p_date_of_birth: '2999-01-01' }, 'Date of birth cannot be in the future'],
      ['a date long gone', { p_date_of_birth: '1899-12-31' }, 'Date of birth cannot be before 1900'],
      ['a child', { p_date_of_birth: `${thisYear - 17}-01-01` }, 'You must be at least 18 years old'],
      ['no NI number', { p_national_insurance: ' ' }, 'Please enter a national insurance number'],
      [
        'the NI number of an example',
        { p_national_insurance: 'QQ123456C' },
        'Please enter a valid national insurance number',
      ],
      [
        'an NI prefix that is never given',
        { p_national_insurance: 'GB123456C' },
        'Please enter a valid national insurance number',
      ],
    ];

    const newcomer = once(() => at().customer());
    it.each(wrongDetails)('refuses %s', async (_name, wrong, message) => {
      const { call } = await newcomer();
      await expectWrongValue(call(portalPersonal, { ...personal, ...wrong }), wrong, message);
      expect((await call(portalUser, undefined)).tags).toEqual([1]);
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
    it.each(wrongAddresses)('refuses an address with %s', async (_name, wrong, message) => {
      const { call } = await second();
      await expectWrongValue(call(portalAddress, { ...currentAddress, ...wrong }), wrong, message);
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [2], addresses: [] });
    });

    describe('of a firm with inclusive rules', () => {
      beforeAll(() => at().world.firm.setRules('inclusive'));
      afterAll(() => at().world.firm.setRules('standard'));

      it.each([
        ['O’Brien-Smith Jr.', 'O’Brien-Smith Jr.'],
        ["'t Hooft", "'t Hooft"],
        ['X', 'X'],
        [' de  la Cruz ', 'de la Cruz'],
      ])('keeps the name %s unchanged', async (p_last_name, kept) => {
        const { call } = await at().customer();
        await call(portalPersonal, { ...personal, p_last_name, p_phone_number: '020 7946 0123', p_title: null });
        expect(await call(portalUser, undefined)).toMatchObject({ last_name: kept, phone: '020 7946 0123' });
      });

      it('refuses invalid names', async () => {
        const { call } = await at().customer();
        const allowed = 'letters, spaces, hyphens, apostrophes and full stops';
        const last = call(portalPersonal, { ...personal, p_last_name: 'R2' });
        await expectRefusal(last, 'PT400', `Please enter a valid last name (up to 30 ${allowed})`);
        const previous = call(portalPersonal, { ...personal, p_previous_names: ['R2'] });
        await expectRefusal(previous, 'PT400', `Please enter a valid previous name (2 to 60 ${allowed})`);
        const title = call(portalPersonal, { ...personal, p_title: 99 });
        await expectRefusal(title, 'PT400', 'Please select a title');
      });
    });

    it.each([0, 11])('refuses reason %i', async (p_reason) => {
      const { call } = await at().customer([3]);
      await expectWrongValue(call(portalWhy, { p_reason }), { p_reason }, 'Please choose one of the reasons');
    });
  });
}
