import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../src/backend/contract';
import {
  portalActionAuthorisation,
  portalAuthorisation,
  portalPersonal,
  portalUser,
} from '../../src/backend/contracts/onboarding';
import { once, type Stage } from './customers';
import { expectRefusal } from './expectRefusal';
import { authorisation, personal, pixel } from './samples';

const agree = 'Please agree to all terms before proceeding.';
const evidence = (agreements: object[]) => ({ 'X-Evidence': JSON.stringify({ method: 'drawn', agreements }) });

/** Signing an authorisation. */
export function signingContract(at: () => Stage): void {
  describe('an authorisation', () => {
    it('puts the signature in the profile', async () => {
      const { call } = await at().knownCustomer([11]);
      expect((await call(portalUser, undefined)).signature).toBeNull();
      await call(portalAuthorisation, authorisation, { headers: evidence([{ id: 'hmrc', version: 1 }]) });
      expect((await call(portalUser, undefined)).signature).toBe(pixel);
    });

    it.each([
      ['without a picture of the page', { p_screenshot: null }],
      ['with a picture that is none', { p_screenshot: 'data:image/png;base64,AAAA' }],
    ])('is taken %s', async (_name, changed) => {
      const { call } = await at().knownCustomer([11]);
      await expect(call(portalAuthorisation, { ...authorisation, ...changed })).resolves.toEqual([12]);
    });

    it.each([
      ['1962-04-05', false],
      ['1962-04-06', true],
    ])('asks those born on %s for HMRC too: without it %s', async (p_date_of_birth, isTaken) => {
      const { call, id } = await at().customer();
      await call(portalPersonal, { ...personal, p_date_of_birth });
      await at().world.firm.setTags(id, [11]);
      const signing = call(portalAuthorisation, { ...authorisation, p_hmrc_authorised: false });
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
        'a signature that is no image',
        { p_signature: 'data:text/plain;base64,AAAA' },
        'Your signature could not be read. Please clear it and sign again.',
      ],
      [
        'a signature that is not what it says',
        { p_signature: pixel.replace('image/png', 'image/jpeg') },
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

    it('is refused for a version of an agreement that never existed', async () => {
      const { call } = await at().knownCustomer([11]);
      await expectRefusal(
        call(portalAuthorisation, authorisation, { headers: evidence([{ id: 'data-protection', version: 99 }]) }),
        'PT409',
        'The wording of an agreement has changed. Please reload the page and read it again.',
      );
    });

    it('is given once, however often the same request arrives', async () => {
      const { call } = await at().knownCustomer([11]);
      const headers = { 'Idempotency-Key': 'signed-only-once' };
      await expect(call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
      await expect(call(portalAuthorisation, authorisation, { headers })).resolves.toEqual([12]);
    });
  });
}
