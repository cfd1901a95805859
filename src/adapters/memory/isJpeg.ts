/* Markers of ITU-T T.81, table B.1. */
const baseline = 0xc0;
const progressive = 0xc2;
const huffmanTables = 0xc4;
const firstRestart = 0xd0;
const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const quantisationTables = 0xdb;

/**
 * Whether a binary string is one whole JPEG: segments that end with the last byte, with tables, one frame and at least one
 * scan (ITU-T T.81, annex B). Frames that no browser shows are refused. As `private.is_jpeg` in the database.
 */
export function isJpeg(bytes: string, longestSide: number): boolean {
  const byte = (at: number) => bytes.charCodeAt(at);
  const number = (at: number) => byte(at) * 256 + byte(at + 1);
  const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide;
  const seen = new Set<number>();
  if (!bytes.startsWith('\xff\xd8')) return false;

  let at = 2;
  while (at + 2 <= bytes.length && byte(at) === 0xff) {
    const marker = byte(at + 1);
    if (marker === end) return seen.has(scan) && at + 2 === bytes.length;
    if (marker === 0xff) {
      // Fills up.
      at += 1;
      continue;
    }
    if (marker < baseline || (marker >= firstRestart && marker <= start) || at + 4 > bytes.length) return false;
    const length = number(at + 2);
    let next = at + 2 + length;
    if (length < 2 || next > bytes.length) return false;
    if (marker < firstRestart && marker !== huffmanTables) {
      // A frame: precision, height, width, and three bytes for each component.
      const components = byte(at + 9);
      const isWhole = length >= 11 && components >= 1 && components <= 4 && length === 8 + 3 * components;
      const isOnlyFrame = marker <= progressive && !seen.has(baseline);
      if (!isOnlyFrame || !isWhole || !isSide(number(at + 5)) || !isSide(number(at + 7))) return false;
      seen.add(baseline);
    } else if (marker === scan) {
      const isReady = seen.has(baseline) && seen.has(huffmanTables) && seen.has(quantisationTables);
      if (!isReady || length < 8 || length !== 6 + 2 * byte(at + 4)) return false;
      const dataEnd = endOfScan(bytes, next);
      if (dataEnd === next) return false;
      next = dataEnd;
    }
    seen.add(marker);
    at = next;
  }
  return false;
}

/** The place of the first marker that neither escapes a byte of the data nor restarts them. */
function endOfScan(bytes: string, from: number): number {
  const marker = /\xff[^\0\xd0-\xd7]/g;
  marker.lastIndex = from;
  return marker.exec(bytes)?.index ?? bytes.length;
}
