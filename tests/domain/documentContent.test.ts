import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isTypeOf,
  nameOfType,
  readDocumentType,
  storedExtensionOf,
  typeOfExtension,
  type DocumentType,
} from '../../src/domain/documentContent';
import { contents, wordFile } from '../contract/sampleFiles';

const bytes = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? Uint8Array.from(content, (letter) => letter.charCodeAt(0)) : content;

const cases: [extension: string, content: string | Uint8Array<ArrayBuffer>, is: boolean][] = [
  ['pdf', contents.pdf, true],
  ['pdf', '%PDF', false],
  ['pdf', ` ${contents.pdf}`, true],
  ['pdf', `\u00ef\u00bb\u00bf${contents.pdf}`, true],
  ['pdf', `\r\n${contents.pdf}`, true],
  ['pdf', `${' '.repeat(1019)}%PDF-`, true],
  ['pdf', `${' '.repeat(1020)}%PDF-`, false],
  ['pdf', `MZ ${contents.pdf}`, false],
  ['pdf', `\u007fELF ${contents.pdf}`, false],
  ['pdf', `GIF89a ${contents.pdf}`, false],
  ['pdf', contents.exe, false],
  ['pdf', '', false],
  ['doc', contents.doc, true],
  // An installer uses the same kind of container.
  ['doc', bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1 Property'), false],
  ['docx', contents.docx, true],
  ['docx', contents.xlsx, false],
  ['docx', contents.docm, false],
  ['docx', 'PK\u0003\u0004 word/document.xml [Content_Types].xml', false],
  ['docx', contents.doc, false],
  ['jpg', contents.jpg, true],
  ['jpeg', contents.jpg, true],
  ['jpg', contents.png, false],
  ['png', contents.png, true],
  ['png', contents.png.subarray(0, 4), false],
  ['gif', 'GIF87a', true],
  ['gif', 'GIF89a', true],
  ['gif', 'GIF88a', false],
  ['exe', contents.exe, false],
  // Customers may choose these, but they are not stored as they are.
  ['webp', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', false],
  ['heic', '\u0000\u0000\u0000\u0018ftypheic', false],
  ['toString', 'function', false],
];

it.each(cases)('accepts the content of %s, case %#', async (extension, content, expected) => {
  expect(isTypeOf(extension, await readDocumentType(bytes(content)))).toBe(expected);
});

describe('a Word file, whose list of parts is deflated,', () => {
  const document = 'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  it.each([
    ['docx', document],
    ['macros', 'vnd.ms-word.document.macroEnabled.main+xml'],
    ['macros', 'vnd.ms-word.template.macroEnabledTemplate.main+xml'],
    ['template', 'vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'],
    [undefined, 'vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
  ])('is %s with the main type %s', async (type, mainType) => {
    await expect(readDocumentType(wordFile(mainType, (part) => deflateRawSync(part)))).resolves.toBe(type);
  });

  it('is unknown when it is damaged', async () => {
    const whole = wordFile(document, (part) => deflateRawSync(part));
    for (let length = 4; length < whole.length; length += 7) {
      await expect(readDocumentType(whole.slice(0, length))).resolves.toBeUndefined();
    }
    await expect(readDocumentType(wordFile(document, (part) => part.map(() => 0xff)))).resolves.toBeUndefined();
  });

  it('is read up to a megabyte of its list', async () => {
    const padding = ' '.repeat(50_000_000);
    const bomb = wordFile(`${document}"${padding}<Override ContentType="vnd.ms-word`, (part) => deflateRawSync(part));
    await expect(readDocumentType(bomb)).resolves.toBe('docx');
  });
});

describe('in a browser that cannot inflate', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('a Word file is left to the server function', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    const file = wordFile('vnd.ms-word.document.macroEnabled.main+xml', (part) => deflateRawSync(part));
    await expect(readDocumentType(file)).resolves.toBe('docx');
  });
});

it.each([
  ['rtf', '{\\rtf1\\ansi'],
  ['webp', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 '],
  [undefined, 'RIFF\u0010\u0000\u0000\u0000WAVEfmt '],
  ['heic', '\u0000\u0000\u0000\u0018ftypheic'],
  ['heic', '\u0000\u0000\u0000\u0018ftypmif1'],
  ['avif', '\u0000\u0000\u0000\u0018ftypavif'],
  ['avif', '\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000miafavif'],
  [undefined, '\u0000\u0000\u0000\u0018ftypmp42'],
  // The letters of a type at their place, without its opening.
  [undefined, 'FORM\u0010\u0000\u0000\u0000WEBPVP8 '],
  [undefined, '\u0000\u0000\u0000\u0018moovheic'],
  [undefined, ''],
])('reads %s', async (type, content) => {
  await expect(readDocumentType(bytes(content))).resolves.toBe(type);
});

it.each([
  ['pdf', 'pdf'],
  ['JPEG', 'jpg'],
  ['heic', 'heic'],
  ['exe', undefined],
  ['', undefined],
])('the extension %j promises %s', (extension, type) => {
  expect(typeOfExtension(extension)).toBe(type);
});

it.each<[string, DocumentType, string]>([
  ['scan.jpg', 'jpg', 'scan.jpg'],
  ['scan.JPEG', 'jpg', 'scan.JPEG'],
  ['scan.jfif', 'jpg', 'scan.jpg'],
  ['scan.jpe', 'jpg', 'scan.jpg'],
  ['scan', 'jpg', 'scan.jpg'],
  ['scan.jpg', 'png', 'scan.png'],
  ['IMG.HEIC', 'jpg', 'IMG.jpg'],
  ['Letter of 31.12.2024', 'pdf', 'Letter of 31.12.2024.pdf'],
  ['letter.docx', 'doc', 'letter.doc'],
  ['letter.exe', 'pdf', 'letter.exe.pdf'],
  ['.pdf', 'pdf', '.pdf.pdf'],
])('names %s of type %s %s', (name, type, named) => {
  expect(nameOfType(name, type)).toBe(named);
  expect(storedExtensionOf(named)).toBeDefined();
});

describe('the extension that may be stored', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['a.b.PDF', 'pdf'],
    ['a.jpeg', 'jpeg'],
    ['a.pdf.exe', undefined],
    ['.pdf', undefined],
    ['a.jfif', undefined],
    ['a.heic', undefined],
    ['pdf', undefined],
    ['a.pdf ', undefined],
    ['a.constructor', undefined],
  ])('of %s is %s', (name, extension) => {
    expect(storedExtensionOf(name)).toBe(extension);
  });
});
