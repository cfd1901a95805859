import { describe, expect, it } from 'vitest';
import { portalDocumentRemove, portalRemovedDocuments, portalUserDocuments } from '../../src/backend/contracts/account';
import type { Stage } from './customers';
import { expectMissing, expectRefusal } from './expectRefusal';
import { contents, pdfOf } from './sampleFiles';

const letter = (name = 'Letter of authority.pdf') => new File([contents.pdf], name, { type: 'application/pdf' });
const wrongType = 'Please choose a PDF, Word, JPG, PNG or GIF file';
const wrongContent = 'This file is not what its name says. Please choose another';
const rtf = 'This document is in Rich Text Format. Please save it as a Word document or a PDF';

/** The customer's documents. */
export function documentContract(at: () => Stage): void {
  describe('a document', () => {
    it('of the firm is listed for its customer', async () => {
      const { call, id } = await at().knownCustomer([13]);
      await expect(call(portalUserDocuments, undefined)).resolves.toEqual([]);
      await at().world.firm.addDocument(id, 'Letter of authority.pdf');
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ name: 'Letter of authority.pdf' }]);
      const stranger = await at().knownCustomer([13]);
      await expect(stranger.call(portalUserDocuments, undefined)).resolves.toEqual([]);
    });

    it('is uploaded, and listed with a full URL and its date, newest first', async () => {
      const { call, backend } = await at().knownCustomer([12]);
      await backend.uploadDocument(letter());
      // A Word file of a type unknown to the browser.
      await backend.uploadDocument(new File([contents.docx], 'Employment history.DOCX'));
      const documents = await call(portalUserDocuments, undefined);
      expect(documents.map(({ name }) => name)).toEqual(['Employment history.DOCX', 'Letter of authority.pdf']);
      expect(documents.every(({ url }) => /^https?:\/\//.test(url))).toBe(true);
      expect(documents.map(({ created_date }) => Number.isNaN(Date.parse(created_date ?? '')))).toEqual([false, false]);
    });

    it('of the customer’s own can be removed, once', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      await backend.uploadDocument(letter('Wrong scan.pdf'));
      await backend.uploadDocument(letter('Statement.pdf'));
      const [statement, wrong] = await call(portalUserDocuments, undefined);
      expect(wrong).toMatchObject({ name: 'Wrong scan.pdf', added_by: 'customer' });
      await call(portalDocumentRemove, { p_id: wrong?.id ?? '' });
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ id: statement?.id }]);
      await expectMissing(call(portalDocumentRemove, { p_id: wrong?.id ?? '' }));
      const removed = await call(portalRemovedDocuments, undefined);
      expect(removed).toMatchObject([{ id: wrong?.id, name: 'Wrong scan.pdf' }]);
      expect(removed.map(({ removed_at }) => Number.isNaN(Date.parse(removed_at)))).toEqual([false]);
      const stranger = await at().knownCustomer([13]);
      await expect(stranger.call(portalRemovedDocuments, undefined)).resolves.toEqual([]);
    });

    it('of the firm cannot be removed by the customer', async () => {
      const { call, id } = await at().knownCustomer([13]);
      await at().world.firm.addDocument(id, 'Letter of authority.pdf');
      const [letterOfFirm] = await call(portalUserDocuments, undefined);
      await expectRefusal(
        call(portalDocumentRemove, { p_id: letterOfFirm?.id ?? '' }),
        'PT409',
        'We added this document for you, so it cannot be removed here. Please contact us if it is not yours.',
      );
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ id: letterOfFirm?.id }]);
    });

    it.each(['pdf', 'doc', 'docx', 'jpg', 'png', 'gif'] as const)('may be a %s', async (extension) => {
      const { call, backend } = await at().knownCustomer([13]);
      await backend.uploadDocument(new File([contents[extension]], `Scan.${extension}`));
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ name: `Scan.${extension}` }]);
    });

    it('is added once when an upload is repeated', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      const headers = { 'Idempotency-Key': 'one-intended-upload' };
      await backend.uploadDocument(letter(), { headers });
      await backend.uploadDocument(letter(), { headers });
      await expect(call(portalUserDocuments, undefined)).resolves.toHaveLength(1);
    });

    it('never replaces another document or takes its name', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      for (const name of ['statement.pdf', 'Statement.pdf', 'statement.pdf'])
        await backend.uploadDocument(letter(name));
      const documents = await call(portalUserDocuments, undefined);
      expect(documents.map(({ name }) => name)).toEqual(['statement (3).pdf', 'Statement (2).pdf', 'statement.pdf']);
      expect(new Set(documents.map(({ url }) => url)).size).toBe(3);
    });

    it('loses the control characters of its name', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      await backend.uploadDocument(letter('\u202bbank\u202c\tstatement \u{1f4c4}.pdf\u202c'));
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([
        { name: 'bank statement \u{1f4c4}.pdf' },
      ]);
    });

    it('reports its progress from 0 to 1', async () => {
      const { backend } = await at().knownCustomer([13]);
      const reported: number[] = [];
      await backend.uploadDocument(pdfOf(300_000, 'scan.pdf'), { onProgress: (sent) => reported.push(sent) });
      expect(reported[0]).toBe(0);
      expect(reported.at(-1)).toBe(1);
      expect(reported.length).toBeGreaterThan(2);
      expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    });

    it('is not listed after an abort, and can be sent again', async () => {
      const { call, backend } = await at().knownCustomer([13]);
      const controller = new AbortController();
      const headers = { 'Idempotency-Key': 'given-up-once' };
      const upload = backend.uploadDocument(pdfOf(1_000_000, 'scan.pdf'), {
        headers,
        signal: controller.signal,
        onProgress: (sent) => sent > 0 && controller.abort(),
      });
      await expect(upload).rejects.toMatchObject({ name: 'BackendError', code: 'unexpected' });
      await expect(call(portalUserDocuments, undefined)).resolves.toEqual([]);
      await backend.uploadDocument(pdfOf(1_000_000, 'scan.pdf'), { headers });
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ name: 'scan.pdf' }]);
    });

    it.each([
      ['of another type', new File(['<svg/>'], 'picture.svg'), 'PT415', wrongType],
      ['without an extension', new File(['plain'], 'pdf'), 'PT415', wrongType],
      ['in Rich Text Format', new File(['{\\rtf1'], 'letter.doc'), 'rtf-document', rtf],
      ['of more than 10 MB', pdfOf(10 * 1024 * 1024 + 1, 'scan.pdf'), 'PT413', 'Please choose a file of at most 10 MB'],
      ['that is a renamed program', new File([contents.exe], 'letter.pdf'), 'PT422', wrongContent],
      ['that is not a Word file inside', new File([contents.xlsx], 'letter.docx'), 'PT422', wrongContent],
      ['that is empty', new File([], 'letter.pdf'), 'empty-file', 'This file is empty. Please choose another'],
    ])('%s is refused', async (_name, file, serverCode, message) => {
      const { call, backend } = await at().knownCustomer([13]);
      const reported: number[] = [];
      const upload = backend.uploadDocument(file, { onProgress: (sent) => reported.push(sent) });
      await expectRefusal(upload, serverCode, message);
      expect(reported).toEqual([]);
      await expect(call(portalUserDocuments, undefined)).resolves.toEqual([]);
    });

    it.each([
      ['IMG_1234', contents.jpg, 'IMG_1234.jpg'],
      ['photo.jfif', contents.jpg, 'photo.jpg'],
      ['photo.jpg', contents.png, 'photo.png'],
      ['letter.pdf', `\u{feff}\r\n${contents.pdf}`, 'letter.pdf'],
    ])('%s is listed with the extension of its content', async (name, content, listed) => {
      const { call, backend } = await at().knownCustomer([13]);
      await backend.uploadDocument(new File([content], name));
      await expect(call(portalUserDocuments, undefined)).resolves.toMatchObject([{ name: listed }]);
    });

    it('is refused outside the portal', async () => {
      const { backend } = await at().customer([11]);
      const upload = backend.uploadDocument(letter());
      await expectRefusal(upload, 'PT403', 'You cannot add a document at the moment.');
    });

    it('is refused for a visitor', async () => {
      const { backend } = await at().visitor();
      await expect(backend.uploadDocument(letter())).rejects.toMatchObject({ code: 'logged-out' });
    });
  });
}
