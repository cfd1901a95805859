import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
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
import { authorisation, currentAddress, personal } from './samples';
import { signedWith } from './signedWith';

const agree = 'Please agree to all terms before proceeding.';

/** Signatures that are refused. */
export function signingValues(at: () => Stage): void {
  describe('an authorisation', () => {
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
  });
}
