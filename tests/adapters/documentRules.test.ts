import { describe, expect, it } from 'vitest';
import { documentRefusals, documentType } from '../../src/adapters/documentRules';
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
  ])('of %s follows from its name and content', async (name, content, type) => {
    const bytes = typeof content === 'string' ? Uint8Array.from(content, (letter) => letter.charCodeAt(0)) : content;
    await expect(documentType(new File([new Uint8Array(bytes)], name))).resolves.toBe(type);
  });

  it('is refused unless it is a PDF, a Word file or a picture', async () => {
    const refusal = refusedAs('PT415', 'Please choose a PDF, Word, JPG, PNG or GIF file');
    await expect(documentType(new File(['MZ'], 'setup.exe'))).rejects.toMatchObject(refusal);
    await expect(documentType(new File(['%PDF-1.7'], 'pdf'))).rejects.toMatchObject(refusal);
  });

  it('is refused above 10 MB', async () => {
    const most = 10 * 1024 * 1024;
    const sized = (size: number) => new File(['%PDF-1.7', new Uint8Array(size - 8)], 'letter.pdf');
    await expect(documentType(sized(most))).resolves.toBe('application/pdf');
    await expect(documentType(sized(most + 1))).rejects.toMatchObject(
      refusedAs('PT413', 'Please choose a file of at most 10 MB'),
    );
  });

  it('is refused when the content does not match the name', async () => {
    await expect(documentType(new File(['MZ'], 'letter.pdf'))).rejects.toMatchObject(
      refusedAs('PT422', 'This file is not what its name says. Please choose another'),
    );
  });

  it('is refused when the file cannot be read', async () => {
    const cause = new DOMException('Gone', 'NotFoundError');
    const gone = new File([], 'letter.pdf');
    gone.arrayBuffer = () => Promise.reject(cause);
    await expect(documentType(gone)).rejects.toMatchObject({
      ...refusedAs('PT410', 'This file could not be read. Please choose it again'),
      cause,
    });
  });
});

it('has a refusal for a customer who cannot add documents yet', () => {
  expect(documentRefusals.notNow()).toMatchObject(refusedAs('PT403', 'You cannot add a document at the moment.'));
});
