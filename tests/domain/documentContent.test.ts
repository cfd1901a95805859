import { describe, expect, it } from 'vitest';
import { isContentOf } from '../../src/domain/documentContent';
import { extensionOf, isContentOf as isContentOnServer } from '../../supabase/functions/document/content';
import { contents } from '../contract/sampleFiles';

const bytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? Uint8Array.from(content, (letter) => letter.charCodeAt(0)) : content;

const cases: [extension: string, content: string | Uint8Array, is: boolean][] = [
  ['pdf', contents.pdf, true],
  ['pdf', '%PDF', false],
  ['pdf', ` ${contents.pdf}`, false],
  ['pdf', contents.exe, false],
  ['pdf', '', false],
  ['doc', contents.doc, true],
  // An installer uses the same kind of container.
  ['doc', bytes('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1 Property'), false],
  ['docx', contents.docx, true],
  ['docx', 'PK\u0003\u0004 xl/workbook.xml [Content_Types].xml', false],
  ['docx', 'PK\u0003\u0004 word/document.xml', false],
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
  ['toString', 'function', false],
];

describe.each([
  ['the browser', isContentOf],
  ['the server function', isContentOnServer],
])('the content that %s accepts', (_where, is) => {
  it.each(cases)('%s, case %#', (extension, content, expected) => {
    expect(is(extension, bytes(content))).toBe(expected);
  });
});

describe('the extension in the server function', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['a.b.PDF', 'pdf'],
    ['a.jpeg', 'jpeg'],
    ['a.pdf.exe', undefined],
    ['.pdf', undefined],
    ['pdf', undefined],
    ['a.pdf ', undefined],
    ['a.constructor', undefined],
  ])('of %s is %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
