/** The first bytes of each allowed file type, in hexadecimal, by extension. */
const signatures = new Map<string, readonly string[]>([
  ['pdf', ['255044462d']],
  ['doc', ['d0cf11e0a1b11ae1']],
  ['docx', ['504b0304']],
  ['jpg', ['ffd8ff']],
  ['jpeg', ['ffd8ff']],
  ['png', ['89504e470d0a1a0a']],
  ['gif', ['474946383761', '474946383961']],
]);

/** Word files are ZIP or OLE containers, as other files are. These part names identify a Word document. */
const parts = new Map<string, readonly string[]>([
  ['doc', [Array.from('WordDocument', (letter) => `${letter}\0`).join('')]],
  ['docx', ['[Content_Types].xml', 'word/']],
]);

/** The extension of an allowed file, in lower case without the dot; undefined for any other. */
export function extensionOf(name: string): string | undefined {
  const [, extension = ''] = /.\.([a-z]{3,4})$/i.exec(name) ?? [];
  return signatures.has(extension.toLowerCase()) ? extension.toLowerCase() : undefined;
}

/** Whether a file's content matches its extension. The browser checks the same before the upload. */
export function isContentOf(extension: string, content: Uint8Array): boolean {
  const start = Array.from(content.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!signatures.get(extension)?.some((signature) => start.startsWith(signature))) return false;
  const wanted = parts.get(extension);
  if (!wanted) return true;
  const text = new TextDecoder('latin1').decode(content);
  return wanted.every((part) => text.includes(part));
}
