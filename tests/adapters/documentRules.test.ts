import { describe, expect, it } from 'vitest';
import { checkedDocument, documentRefusals } from '../../src/adapters/documentRules';
import { contents } from '../contract/sampleFiles';

const refusedAs = (serverCode: string, message: string) => ({
  name: 'BackendError',
  code: 'refused',
  serverCode,
  message,
});

describe('the type of a document', () => {
  it.each([
    ['letter.pdf', contents.pdf, 'application/pdf'],
    ['letter.doc', contents.doc, 'application/msword'],
    ['letter.DOCX', contents.docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['scan.jpg', contents.jpg, 'image/jpeg'],
    ['scan.jpeg', contents.jpg, 'image/jpeg'],
    ['scan.png', contents.png, 'image/png'],
    ['scan.gif', 'GIF89a', 'image/gif'],
  ])('of %s follows from its content', async (name, content, type) => {
    const bytes = typeof content === 'string' ? Uint8Array.from(content, (letter) => letter.charCodeAt(0)) : content;
    await expect(checkedDocument(new File([new Uint8Array(bytes)], name))).resolves.toMatchObject({ name, type });
  });

  it.each([
    ['IMG_1234', contents.jpg, 'IMG_1234.jpg', 'image/jpeg'],
    ['photo.jfif', contents.jpg, 'photo.jpg', 'image/jpeg'],
    ['photo.jpe', contents.jpg, 'photo.jpg', 'image/jpeg'],
    ['photo.heic', contents.jpg, 'photo.jpg', 'image/jpeg'],
    ['photo.jpg', contents.png, 'photo.png', 'image/png'],
  ])('gives %s the extension of its content', async (name, content, named, type) => {
    const file = await checkedDocument(new File([content], name, { lastModified: 7 }));
    expect(file).toMatchObject({ name: named, type, lastModified: 7, size: content.length });
  });

  it.each([
    ['letter.pdf', '', 'empty-file', 'This file is empty. Please choose another'],
    ['photo.heic', 'ftypnew1', 'heic-picture', 'This is a HEIC picture. Please save it as a JPG'],
    ['photo.jpg', '\0\0\0\u0018ftypheic', 'heic-picture', 'This is a HEIC picture. Please save it as a JPG'],
    ['photo.avif', 'ftypnew1', 'avif-picture', 'This is an AVIF picture. Please save it as a JPG'],
    [
      'letter.docx',
      contents.dotm,
      'PT424',
      'This is a Word document with macros. Please save it as a Word document (.docx) or a PDF',
    ],
    [
      'letter.docx',
      contents.dotx,
      'PT425',
      'This is a Word template. Please save it as a Word document (.docx) or a PDF',
    ],
    ['photo', 'RIFF1234WEBP', 'webp-picture', 'This is a WEBP picture. Please save it as a JPG'],
    [
      'letter.doc',
      '{\\rtf1',
      'rtf-document',
      'This document is in Rich Text Format. Please save it as a Word document or a PDF',
    ],
  ])('refuses %s with content %j as %s', async (name, content, code, message) => {
    await expect(checkedDocument(new File([content], name))).rejects.toMatchObject(refusedAs(code, message));
  });

  it('is refused unless it is a PDF, a Word file or a picture', async () => {
    const refusal = refusedAs('PT415', 'Please choose a PDF, Word, JPG, PNG or GIF file');
    await expect(checkedDocument(new File(['MZ'], 'setup.exe'))).rejects.toMatchObject(refusal);
    await expect(checkedDocument(new File(['plain'], 'pdf'))).rejects.toMatchObject(refusal);
  });

  it('is refused above 10 MB', async () => {
    const most = 10 * 1024 * 1024;
    const sized = (size: number) => new File(['%PDF-1.7', new Uint8Array(size - 8)], 'letter.pdf');
    await expect(checkedDocument(sized(most))).resolves.toMatchObject({ type: 'application/pdf', size: most });
    await expect(checkedDocument(sized(most + 1))).rejects.toMatchObject(
      refusedAs('PT413', 'Please choose a file of at most 10 MB'),
    );
  });

  it.each([
    ['photo.heic', 'ftypnew1', 'heic-picture'],
    ['photo.jpg', '\0\0\0\u0018ftypavif', 'avif-picture'],
    ['letter.docm', 'PK', 'PT424'],
    ['photo.jpg', contents.jpg, 'large-picture'],
    ['photo.gif', 'GIF89a', 'large-picture'],
    ['photo.png', 'damaged', 'large-picture'],
    ['setup.exe', 'MZ', 'PT415'],
  ])('above 10 MB, %s with content %j is refused as %s', async (name, start, code) => {
    const file = new File([start, new Uint8Array(10 * 1024 * 1024)], name);
    await expect(checkedDocument(file)).rejects.toMatchObject({ code: 'refused', serverCode: code });
  });

  it('is sent as it was read, whatever happens to the chosen file', async () => {
    const chosen = new File(['moved'], 'letter.pdf');
    chosen.arrayBuffer = async () => new TextEncoder().encode('%PDF-1.7 read').buffer;
    expect(await (await checkedDocument(chosen)).text()).toBe('%PDF-1.7 read');
  });

  it('is refused when the content does not match the name', async () => {
    await expect(checkedDocument(new File(['MZ'], 'letter.pdf'))).rejects.toMatchObject(
      refusedAs('PT422', 'This file is not what its name says. Please choose another'),
    );
  });

  it('is refused when the file cannot be read', async () => {
    const cause = new DOMException('Gone', 'NotFoundError');
    const gone = new File([], 'letter.pdf');
    gone.arrayBuffer = () => Promise.reject(cause);
    await expect(checkedDocument(gone)).rejects.toMatchObject({
      ...refusedAs('PT410', 'This file could not be read. Please choose it again'),
      cause,
    });
  });
});

it('has a refusal for a customer who cannot add documents yet', () => {
  expect(documentRefusals.notNow()).toMatchObject(refusedAs('PT403', 'You cannot add a document at the moment.'));
});
