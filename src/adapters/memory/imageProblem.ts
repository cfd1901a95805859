export type ImageProblem = 'missing' | 'not-an-image' | 'too-large';

/** How files of each type begin. */
const beginnings = { png: '\x89PNG\r\n\x1a\n', jpeg: '\xff\xd8\xff' };

/** What is wrong with an image in a data URL; null when nothing is. The declared type has to be the real one. */
export function imageProblem(url: string | null, mostBytes: number): ImageProblem | null {
  if (!url) return 'missing';
  // Not even decoded when it is longer than any image of that size.
  if (url.length > Math.floor(mostBytes / 3) * 4 + 100) return 'too-large';
  const [head, type] = /^data:image\/(png|jpeg);base64,/.exec(url) ?? [];
  if (head === undefined || (type !== 'png' && type !== 'jpeg')) return 'not-an-image';
  const bytes = decoded(url.slice(head.length));
  if (bytes !== undefined && bytes.length > mostBytes) return 'too-large';
  return bytes?.startsWith(beginnings[type]) ? null : 'not-an-image';
}

/** The bytes as a text of one character each; undefined for what is not base64. */
function decoded(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    // The one thing that atob can throw: a character that base64 has not got.
    return undefined;
  }
}
