import { readWordType, type WordRefusal } from './wordType.ts';

/** The types of document that are accepted, by their usual extension. */
export type DocumentType = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'gif';

/** Types that customers often choose and that are refused with advice. `macros` and `template` are Word's. */
export type RefusedType = 'heic' | 'avif' | 'webp' | 'rtf' | WordRefusal;

/** Every extension that belongs to a type. The stored name has one of the accepted six, or jpeg. */
const typesByExtension = new Map<string, DocumentType | RefusedType>([
  ['pdf', 'pdf'],
  ['doc', 'doc'],
  ['docx', 'docx'],
  ['docm', 'macros'],
  ['dotm', 'macros'],
  ['dotx', 'template'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['jpe', 'jpg'],
  ['jfif', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['heic', 'heic'],
  ['heif', 'heic'],
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['rtf', 'rtf'],
]);

const storedExtensions = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif'];

/** The brands of pictures, after the size and the letters `ftyp` of an ISO media file. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const avifBrands = ['avif', 'avis'];

/** Programs, which may have %PDF in their first bytes. */
const programs = ['MZ', '\x7fELF'];

/** Where readers look for the header of a PDF (ISO 32000-1, annex H.3). */
const pdfHeaderBytes = 1024;

/** Reads the type of a file from its content; undefined for any other type. */
export async function readDocumentType(
  content: Uint8Array<ArrayBuffer>,
): Promise<DocumentType | RefusedType | undefined> {
  const start = textOf(content.subarray(0, pdfHeaderBytes));
  // Word files are ZIP or OLE containers, as other files are.
  return start.startsWith('PK\x03\x04') ? readWordType(content) : readTypeAtStart(content);
}

/** Reads the type of a file from its first bytes, for every type except those that are ZIP containers. */
export function readTypeAtStart(content: Uint8Array): DocumentType | RefusedType | undefined {
  const start = textOf(content.subarray(0, pdfHeaderBytes));
  const has = (...openings: readonly string[]) => openings.some((opening) => start.startsWith(opening));
  const hasBytes = (...bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte);
  if (hasBytes(0xff, 0xd8, 0xff)) return 'jpg';
  if (hasBytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (has('GIF87a', 'GIF89a')) return 'gif';
  if (has('{\\rtf')) return 'rtf';
  if (has('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('ftyp', 4)) return readPictureBrand(content, start);
  if (hasBytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) {
    return textOf(content).includes(wide('WordDocument')) ? 'doc' : undefined;
  }
  return start.includes('%PDF-') && !has(...programs) ? 'pdf' : undefined;
}

/** The refusals of Word files that look like documents, with the way on. */
export const wordRefusals = {
  macros: {
    code: 'PT424',
    message: 'This is a Word document with macros. Please save it as a Word document (.docx) or a PDF',
  },
  template: {
    code: 'PT425',
    message: 'This is a Word template. Please save it as a Word document (.docx) or a PDF',
  },
} as const;

/** Whether a type that was read from a file's content is that of its extension, and may be stored. */
export function isTypeOf(extension: string, type: DocumentType | RefusedType | undefined): boolean {
  return storedExtensions.includes(extension) && type !== undefined && type === typesByExtension.get(extension);
}

/** The type that an extension promises; undefined for an unknown one. */
export function typeOfExtension(extension: string): DocumentType | RefusedType | undefined {
  return typesByExtension.get(extension.toLowerCase());
}

/** The extension of a name that may be stored, in lower case without the dot; undefined for any other. */
export function storedExtensionOf(name: string): string | undefined {
  const extension = extensionIn(name);
  return storedExtensions.includes(extension) ? extension : undefined;
}

/** Returns the name with the right extension for its type: replaces one of another type, adds a missing one. */
export function nameOfType(name: string, type: DocumentType): string {
  const extension = extensionIn(name);
  if (storedExtensions.includes(extension) && typesByExtension.get(extension) === type) return name;
  return `${typesByExtension.has(extension) ? name.slice(0, -extension.length - 1) : name}.${type}`;
}

function extensionIn(name: string): string {
  const [, extension = ''] = /.\.([a-z]{3,4})$/i.exec(name) ?? [];
  return extension.toLowerCase();
}

/** Reads a picture's main brand, and those that it is compatible with: an AVIF picture may have a HEIC one first. */
function readPictureBrand(content: Uint8Array, start: string): RefusedType | undefined {
  const size = new DataView(content.buffer, content.byteOffset).getUint32(0);
  const brands = start.slice(8, size).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return heicBrands.includes(brands[0] ?? '') ? 'heic' : undefined;
}

/** As text, one character a byte. Bytes from 0x80 to 0x9f become other characters than their numbers. */
function textOf(content: Uint8Array): string {
  return new TextDecoder('latin1').decode(content);
}

/** As text in UTF-16. */
function wide(text: string): string {
  return Array.from(text, (letter) => `${letter}\0`).join('');
}
