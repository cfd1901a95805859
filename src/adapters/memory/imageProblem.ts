export type ImageProblem = 'missing' | 'not-an-image' | 'too-large';

/** The first bytes of each image type. */
const beginnings = { png: '\x89PNG\r\n\x1a\n', jpeg: '\xff\xd8\xff' };

/** The problem of an image in a data URL, or null. The declared type must match the content. */
export function imageProblem(url: string | null, mostBytes: number): ImageProblem | null {
  if (!url) return 'missing';
  // Do not decode text that is longer than any image of that size.
  if (url.length > Math.floor(mostBytes / 3) * 4 + 100) return 'too-large';
  const [head, type] = /^data:image\/(png|jpeg);base64,/.exec(url) ?? [];
  if (head === undefined || (type !== 'png' && type !== 'jpeg')) return 'not-an-image';
  const bytes = decoded(url.slice(head.length));
  if (bytes !== undefined && bytes.length > mostBytes) return 'too-large';
  return bytes?.startsWith(beginnings[type]) ? null : 'not-an-image';
}

/** Decodes base64 to a binary string; undefined for invalid text. */
function decoded(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    // atob only throws for characters outside base64.
    return undefined;
  }
}
