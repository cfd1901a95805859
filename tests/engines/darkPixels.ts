import { inflateSync } from 'node:zlib';

/** Counts the dark pixels in the lowest tenth of a PNG with 8 bits per channel and no interlacing. */
export function darkPixelsBelow(png: Buffer): number {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const stride = width * channels;
  const filtered = inflateSync(Buffer.concat(chunks(png, 'IDAT')));
  let above: Buffer = Buffer.alloc(stride);
  let dark = 0;
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = unfilter(filtered[start] ?? 0, filtered.subarray(start + 1, start + 1 + stride), above, channels);
    for (let x = 0; y > height * 0.9 && x < stride; x += channels) {
      if ((row[x] ?? 255) < 80 && (row[x + 1] ?? 255) < 80) dark += 1;
    }
    above = row;
  }
  return dark;
}

function chunks(png: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

/** Undoes the filter of one row (PNG specification, section 9.2). */
function unfilter(filter: number, row: Buffer, above: Buffer, channels: number): Buffer {
  const plain = Buffer.from(row);
  for (let x = 0; x < plain.length; x += 1) {
    const left = plain[x - channels] ?? 0;
    const up = above[x] ?? 0;
    const corner = x < channels ? 0 : (above[x - channels] ?? 0);
    const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    plain[x] = ((row[x] ?? 0) + predicted) & 255;
  }
  return plain;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
