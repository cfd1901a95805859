const mostPixels = 100_000_000;
/** Browsers write 8 kB into each chunk. */
const mostChunks = 4000;

/**
 * Whether a binary string has the structure of one whole PNG: the signature, a header with the size, data, and chunks
 * up to the last byte (W3C, PNG third edition, section 5). Same as `private.is_png` in the database.
 */
export function isPng(bytes: string, longestSide: number): boolean {
  const number = (at: number) =>
    [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes.charCodeAt(at + offset) || 0), 0);
  const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide;
  const isBegun = bytes.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
  if (!isBegun || !isSide(number(16)) || !isSide(number(20))) return false;
  if (number(16) * number(20) > mostPixels) return false;
  let hasData = false;
  let chunks = 0;
  for (let at = 8; at + 12 <= bytes.length && chunks < mostChunks; at += number(at) + 12) {
    chunks += 1;
    const type = bytes.slice(at + 4, at + 8);
    if (type === 'IDAT') hasData ||= number(at) > 0;
    if (type === 'IEND') return hasData && number(at) === 0 && at + 12 === bytes.length;
  }
  return false;
}
