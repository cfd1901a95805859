/* Markers of ITU-T T.81, table B.1. */
const baseline = 0xc0;
const progressive = 0xc2;
const huffmanTables = 0xc4;
const firstRestart = 0xd0;
const end = 0xd9;
const scan = 0xda;
const quantisationTables = 0xdb;

const mostSegments = 200;

/**
 * Whether a binary string has the structure of one JPEG: segments with tables and one frame, then a scan with data, and
 * the end marker in the last two bytes (ITU-T T.81, annex B). Rejects frames that no browser shows. Same as
 * `private.is_jpeg` in the database.
 */
export function isJpeg(bytes: string, longestSide: number): boolean {
  const byte = (at: number) => bytes.charCodeAt(at);
  const number = (at: number) => byte(at) * 256 + byte(at + 1);
  const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide;
  const seen = new Set<number>();
  if (bytes.length < 4 || !bytes.startsWith('\xff\xd8') || !bytes.endsWith('\xff\xd9')) return false;

  let at = 2;
  for (let segment = 0; segment < mostSegments && at + 4 <= bytes.length && byte(at) === 0xff; segment += 1) {
    const marker = byte(at + 1);
    if (marker === 0xff) {
      // Fill byte: skip it.
      at += 1;
      continue;
    }
    if (marker < baseline || (marker >= firstRestart && marker <= end)) return false;
    const length = number(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return false;
    if (marker === scan) {
      const isReady = seen.has(baseline) && seen.has(huffmanTables) && seen.has(quantisationTables);
      return isReady && length >= 8 && length === 6 + 2 * byte(at + 4) && next < bytes.length - 2;
    }
    if (marker < firstRestart && marker !== huffmanTables) {
      // A frame: precision, height, width, and three bytes for each component.
      const components = byte(at + 9);
      const isWhole = length >= 11 && components >= 1 && components <= 4 && length === 8 + 3 * components;
      const isOnlyFrame = marker <= progressive && !seen.has(baseline);
      if (!isOnlyFrame || !isWhole || !isSide(number(at + 5)) || !isSide(number(at + 7))) return false;
      seen.add(baseline);
    }
    seen.add(marker);
    at = next;
  }
  return false;
}
