import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import { portalAgreements } from '../../src/backend/contracts/agreements';
import {
  portalActionAuthorisation,
  portalAddress,
  portalAuthorisation,
  portalPersonal,
  portalUser,
} from '../../src/backend/contracts/onboarding';
import { once, type Stage } from './customers';
import { expectRefusal } from './expectRefusal';
import { badPictures, goodPictures } from './samplePictures';
import { authorisation, currentAddress, personal, pixel } from './samples';
import { signedWith } from './signedWith';

const agree = 'Please agree to all terms before proceeding.';

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

    it.each([
      ['without a picture of the page', { p_screenshot: null }],
      ['with an invalid picture', { p_screenshot: 'data:image/png;base64,AAAA' }],
    ])('is accepted %s', async (_name, changed) => {
      const customer = await at().knownCustomer([11]);
      const headers = await signedWith(customer);
      await expect(customer.call(portalAuthorisation, { ...authorisation, ...changed }, { headers })).resolves.toEqual([
        12,
      ]);
    });

    it.each([
      ['1962-04-05', false],
      ['1962-04-06', true],
    ])('of a customer born on %s is accepted without the HMRC agreement: %s', async (p_date_of_birth, isTaken) => {
      const customer = await at().customer();
      await customer.call(portalPersonal, { ...personal, p_date_of_birth });
      await customer.call(portalAddress, currentAddress);
      await at().world.firm.setTags(customer.id, [11]);
      const headers = await signedWith(customer);
      const signing = customer.call(portalAuthorisation, { ...authorisation, p_hmrc_authorised: false }, { headers });
      const outcome = await signing.then(
        () => true,
        () => false,
      );
      expect(outcome).toBe(isTaken);
    });

    const wrong: [string, Partial<InputOf<typeof portalAuthorisation>>, string][] = [
      ['no agreement on data protection', { p_data_protection: false }, agree],
      ['no agreement on HMRC', { p_hmrc_authorised: false }, agree],
      ['no signature', { p_signature: '' }, 'Please provide your signature before proceeding.'],
      [
        'a signature that is not an image',
        { p_signature: 'data:text/plain;base64,AAAA' },
        'Your signature could not be read. Please clear it and sign again.',
      ],
    ];

    const signer = once(() => at().knownCustomer([11]));
    it.each(wrong)('is refused with %s', async (_name, changed, message) => {
      const { call, id } = await signer();
      await at().world.firm.setTags(id, [11]);
      await expectRefusal(call(portalAuthorisation, { ...authorisation, ...changed }), 'PT400', message);
      expect(await call(portalUser, undefined)).toMatchObject({ tags: [11], signature: null });
      await at().world.firm.setTags(id, [15]);
      await expectRefusal(call(portalActionAuthorisation, { ...authorisation, ...changed }), 'PT400', message);
    });

    it('is refused with an invalid picture, and accepts a JPEG', async () => {
      const { call, id } = await signer();
      const unreadable = 'Your signature could not be read. Please clear it and sign again.';
      for (const [name, p_signature] of Object.entries(badPictures)) {
        await at().world.firm.setTags(id, [11]);
        const signing = call(portalAuthorisation, { ...authorisation, p_signature });
        await expectRefusal(signing, 'PT400', unreadable).catch((error: unknown) => {
          throw new Error(`with ${name}`, { cause: error });
        });
      }
      const customer = await at().knownCustomer([11]);
      const headers = await signedWith(customer);
      const jpeg = { ...authorisation, p_signature: goodPictures['a JPEG'] ?? '' };
      expect(await customer.call(portalAuthorisation, jpeg, { headers })).toEqual([12]);
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

    it.each([
      ['without evidence', undefined],
      ['without the signing method', { method: undefined }],
      ['without the result of the picture', { screenshot: undefined }],
    ])('is refused %s', async (_name, changed) => {
      const customer = await at().knownCustomer([11]);
      const options = changed ? { headers: await signedWith(customer, changed) } : {};
      await expectRefusal(
        customer.call(portalAuthorisation, authorisation, options),
        'PT400',
        'We need to know how you signed. Please reload the page and sign again.',
      );
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
