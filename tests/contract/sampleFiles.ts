/** The first bytes of each kind of file, enough to identify it. */
export const contents = {
  pdf: '%PDF-1.7\n',
  doc: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...wide('WordDocument')]),
  docx: wordFile('vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'),
  docm: wordFile('vnd.ms-word.document.macroEnabled.main+xml'),
  dotx: wordFile('vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
  dotm: wordFile('vnd.ms-word.template.macroEnabledTemplate.main+xml'),
  xlsx: wordFile('vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
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

/** A ZIP container whose parts are listed with this main type. Word deflates the list; `pack` does it. */
export function wordFile(mainType: string, pack?: (part: Uint8Array) => Uint8Array): Uint8Array<ArrayBuffer> {
  const list = `<Types><Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/word/document.xml" ContentType="application/${mainType}"/></Types>`;
  return zipOf({ 'word/document.xml': '<document/>', '[Content_Types].xml': list }, pack);
}

/** A ZIP container. As Word does, it has the sizes in the central directory only. */
function zipOf(parts: Readonly<Record<string, string>>, pack?: (part: Uint8Array) => Uint8Array) {
  const bytes: number[] = [];
  const directory: number[] = [];
  const encode = (text: string) => new TextEncoder().encode(text);
  const method = short(pack ? 8 : 0);
  for (const [part, text] of Object.entries(parts)) {
    const name = encode(part);
    const content = pack ? pack(encode(text)) : encode(text);
    const version = [...short(20), ...short(8), ...method];
    const entry = [...long(content.length), ...long(encode(text).length), ...short(name.length), ...short(0)];
    directory.push(...encode('PK\u0001\u0002'), ...short(20), ...version, ...long(0), ...long(0), ...entry);
    directory.push(...short(0), ...short(0), ...short(0), ...long(0), ...long(bytes.length), ...name);
    bytes.push(...encode('PK\u0003\u0004'), ...version, ...Array<number>(16).fill(0));
    bytes.push(...short(name.length), ...short(0), ...name, ...content);
  }
  const count = short(Object.keys(parts).length);
  const end = [...short(0), ...short(0), ...count, ...count, ...long(directory.length), ...long(bytes.length)];
  return Uint8Array.from([...bytes, ...directory, ...encode('PK\u0005\u0006'), ...end, ...short(0)]);
}

function short(value: number): number[] {
  return [value & 0xff, value >> 8];
}

function long(value: number): number[] {
  return [...short(value & 0xffff), ...short(value >> 16)];
}

/** As text in UTF-16. */
function wide(text: string): number[] {
  return Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);
}
