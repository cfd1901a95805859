/** The first bytes of each accepted kind of file, in hexadecimal, by extension. */
const signatures = new Map<string, readonly string[]>([
  ['pdf', ['255044462d']],
  ['doc', ['d0cf11e0a1b11ae1']],
  ['docx', ['504b0304']],
  ['jpg', ['ffd8ff']],
  ['jpeg', ['ffd8ff']],
  ['png', ['89504e470d0a1a0a']],
  ['gif', ['474946383761', '474946383961']],
]);

/** Word files use container formats that other programs use too. These parts identify a Word document. */
const parts = new Map<string, readonly string[]>([
  ['doc', [Array.from('WordDocument', (letter) => `${letter}\0`).join('')]],
  ['docx', ['[Content_Types].xml', 'word/']],
]);

/**
 * Whether a file's content matches its extension. The server function `document` repeats this check.
 *
 * @param extension In lower case, without its dot.
 */
export function isContentOf(extension: string, content: Uint8Array): boolean {
  const start = Array.from(content.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!signatures.get(extension)?.some((signature) => start.startsWith(signature))) return false;
  const wanted = parts.get(extension);
  if (!wanted) return true;
  const text = new TextDecoder('latin1').decode(content);
  return wanted.every((part) => text.includes(part));
}
