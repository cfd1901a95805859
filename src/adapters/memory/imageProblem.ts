export type ImageProblem = 'missing' | 'not-an-image' | 'too-large';

/** The problem of an image in a data URL, or null. The declared type must match the content. */
export function imageProblem(url: string | null, most: { bytes: number; side: number }): ImageProblem | null {
  if (!url) return 'missing';
  // Do not decode text that is longer than any image of that size.
  if (url.length > Math.floor(most.bytes / 3) * 4 + 100) return 'too-large';
  const [head, type] = /^data:image\/(png|jpeg);base64,/.exec(url) ?? [];
  if (head === undefined || (type !== 'png' && type !== 'jpeg')) return 'not-an-image';
  const bytes = decoded(url.slice(head.length));
  if (bytes !== undefined && bytes.length > most.bytes) return 'too-large';
  if (bytes === undefined) return 'not-an-image';
  const isOne = type === 'png' ? isPng(bytes, most.side) : bytes.startsWith('\xff\xd8\xff');
  return isOne ? null : 'not-an-image';
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

/**
 * Whether the bytes are one whole PNG: the signature, a header with the size, data, and chunks that end with the last
 * byte (W3C, PNG third edition, section 5).
 */
function isPng(bytes: string, longestSide: number): boolean {
  const number = (at: number) =>
    [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes.charCodeAt(at + offset) || 0), 0);
  const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide;
  const isBegun = bytes.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
  if (!isBegun || !isSide(number(16)) || !isSide(number(20))) return false;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; at += number(at) + 12) {
    const type = bytes.slice(at + 4, at + 8);
    if (type === 'IDAT') hasData ||= number(at) > 0;
    if (type === 'IEND') return hasData && number(at) === 0 && at + 12 === bytes.length;
  }
  return false;
}
