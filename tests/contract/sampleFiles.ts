/** The first bytes of each kind of file, enough to identify it. */
export const contents = {
  pdf: '%PDF-1.7\n',
  doc: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...wide('WordDocument')]),
  docx: 'PK\u0003\u0004 word/document.xml [Content_Types].xml',
  jpg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: 'GIF89a',
  exe: 'MZ\u0090\u0000\u0003',
} as const;

/** A PDF of this many bytes. */
export function pdfOf(bytes: number, name: string): File {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode(contents.pdf));
  return new File([content], name, { type: 'application/pdf' });
}

/** As text in UTF-16. */
function wide(text: string): number[] {
  return Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);
}
