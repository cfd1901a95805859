import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import { portalAddress, portalPersonal, portalUser, portalWhy } from '../../src/backend/contracts/onboarding';
import { once, type Stage } from './customers';
import { expectRefusal, expectWrongValue } from './expectRefusal';
import { currentAddress, personal } from './samples';
import type { CheckingWorld } from './World';

const { p_national_insurance: _number, ...withoutNumber } = personal;
const thisYear = new Date().getFullYear();

/** Personal details and reasons that are formatted or refused. */
export function personValues(at: () => Stage<CheckingWorld>): void {
  describe('personal details', () => {
    it('are stored formatted', async () => {
      const { call } = await at().customer();
      await call(portalPersonal, {
        ...personal,
        p_first_name: 'MARGARET',
        p_last_name: 'hale',
        p_previous_names: ['Margaret Thornton', 'Margaret Thornton'],
        p_phone_number: ' (01632) 960 123 ',
      });
      expect(await call(portalUser, undefined)).toMatchObject({
        first_name: 'Margaret',
        last_name: 'Hale',
        previous_names: ['Margaret Thornton'],
        phone: '(01632) 960 123',
      });
    });

    it('need a National Insurance number if none is stored, and at the first step', async () => {
      for (const tag of [1, 11]) {
        const { call } = await at().customer([tag]);
        await expectRefusal(call(portalPersonal, withoutNumber), 'PT400', 'Please enter a national insurance number');
        expect((await call(portalUser, undefined)).tags).toEqual([tag]);
      }
    });

    it('are checked in a correction', async () => {
      const { call } = await at().knownCustomer([11]);
      await expectRefusal(call(portalPersonal, { ...personal, p_title: 9 }), 'PT400', 'Please select a title');
      await expectRefusal(
        call(portalAddress, { ...currentAddress, p_postcode: 'x' }),
        'PT400',
        'Please enter a valid postcode',
      );
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
    it.each(wrongDetails)('are refused with %s', async (_name, wrong, message) => {
      const { call } = await newcomer();
      await expectWrongValue(call(portalPersonal, { ...personal, ...wrong }), wrong, message);
      expect((await call(portalUser, undefined)).tags).toEqual([1]);
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

    it.each([0, 11])('refuse reason %i', async (p_reason) => {
      const { call } = await at().customer([3]);
      await expectWrongValue(call(portalWhy, { p_reason }), { p_reason }, 'Please choose one of the reasons');
    });
  });
}
