import { describe, expect, it } from 'vitest';
import { portalUserDocuments } from '../../src/backend/contracts/account';
import type { Stage } from './customers';
import { expectRefusal } from './expectRefusal';

const letter = (name = 'Letter of authority.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** The customer's documents. */
export function documentContract(at: () => Stage): void {
  describe('a document', () => {
    it('of the firm is listed for the customer whose it is', async () => {
      const { call, id } = await at().knownCustomer([13]);
      await expect(call(portalUserDocuments, undefined)).resolves.toEqual([]);
      await at().world.firm.addDocument(id, 'Letter of authority.pdf');
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ name: 'Letter of authority.pdf' }]);
      const stranger = await at().knownCustomer([13]);
      await expect(stranger.call(portalUserDocuments, undefined)).resolves.toEqual([]);
    });

    it('is uploaded, and listed with a full address, the newest first', async () => {
      const { call, backend } = await at().knownCustomer([12]);
      await backend.uploadDocument(letter());
      // A Word file whose type the browser does not know.
      await backend.uploadDocument(new File(['PK'], 'Employment history.DOCX'));
      const documents = await call(portalUserDocuments, undefined);
      expect(documents.map(({ name }) => name)).toEqual(['Employment history.DOCX', 'Letter of authority.pdf']);
      expect(documents.every(({ url }) => /^https?:\/\//.test(url))).toBe(true);
    });

    it('is added once, however often the same upload arrives', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'one-intended-upload' };
      await backend.uploadDocument(letter(), { headers });
      await backend.uploadDocument(letter(), { headers });
      await expect(call(portalUserDocuments, undefined)).resolves.toHaveLength(1);
    });

    it.each([
      [
        'of another type',
        new File(['<svg/>'], 'picture.svg'),
        'PT400',
        'Please choose a PDF, Word, JPG, PNG or GIF file',
      ],
      ['without an extension', new File(['%PDF'], 'pdf'), 'PT400', 'Please choose a PDF, Word, JPG, PNG or GIF file'],
      [
        'of more than 10 MB',
        new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.png'),
        'PT413',
        'Please choose a file of at most 10 MB',
      ],
    ])('%s is refused', async (_name, file, serverCode, message) => {
      const { call, backend } = await at().knownCustomer([13]);
      await expectRefusal(backend.uploadDocument(file), serverCode, message);
      await expect(call(portalUserDocuments, undefined)).resolves.toEqual([]);
    });

    it('is not taken outside the portal', async () => {
      const { backend } = await at().customer([11]);
      const upload = backend.uploadDocument(letter());
      await expectRefusal(upload, 'PT403', 'You cannot add a document at the moment.');
    });

    it('is not taken of a visitor', async () => {
      const { backend } = await at().visitor();
      await expect(backend.uploadDocument(letter())).rejects.toMatchObject({ code: 'signed-out' });
    });
  });
}
