import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reduces a browser's screenshot to 256 colours, less than half the size. */
export function reduceColours(png) {
  const { width, height, pixels } = decode(png);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = choosePalette(counts);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour).place]));

  // Each line begins with its filter: none.
  const lines = Buffer.alloc(height * (width + 1));
  pixels.forEach((pixel, at) => {
    lines[at + Math.floor(at / width) + 1] = places.get(pixel);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours, then one by one those with the greatest error, so that small status dots keep theirs. */
function choosePalette(counts) {
  const byCount = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one) || one - other);
  const palette = byCount.slice(0, 128);
  const rest = byCount.slice(128).map((colour) => ({ colour, distance: nearest(palette, colour).distance }));
  while (palette.length < 256) {
    const weights = rest.map(({ colour, distance }) => distance * counts.get(colour));
    const heaviest = Math.max(0, ...weights);
    if (heaviest === 0) break;
    const { colour } = rest[weights.indexOf(heaviest)];
    palette.push(colour);
    for (const other of rest) other.distance = Math.min(other.distance, distanceOf(other.colour, colour));
  }
  return palette;
}

function partsOf(colour) {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function distanceOf(one, other) {
  const parts = partsOf(other);
  return partsOf(one).reduce((sum, part, index) => sum + (part - parts[index]) ** 2, 0);
}

function nearest(palette, colour) {
  const distances = palette.map((other) => distanceOf(other, colour));
  const distance = Math.min(...distances);
  return { place: distances.indexOf(distance), distance };
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}

/** Pixels as 0xRRGGBB. Chromium writes eight bits a channel, opaque or not, and no interlacing. */
function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25]];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0) throw new Error('This is no screenshot of Chromium.');
  const packed = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const bytes = undoFilters(inflateSync(Buffer.concat(packed)), width * channels, channels);
  const pixels = Array.from({ length: width * height }, (_, index) => bytes.readUIntBE(index * channels, 3));
  return { width, height, pixels };
}

/** Reverses the filters of each line (PNG, section 9). */
function undoFilters(filtered, length, channels) {
  const height = filtered.length / (length + 1);
  const bytes = Buffer.alloc(height * length);
  for (let line = 0; line < height; line += 1) {
    const filter = filtered[line * (length + 1)];
    for (let x = 0; x < length; x += 1) {
      const at = line * length + x;
      const left = x < channels ? 0 : bytes[at - channels];
      const above = line === 0 ? 0 : bytes[at - length];
      const corner = x < channels || line === 0 ? 0 : bytes[at - length - channels];
      const guess = [0, left, above, (left + above) >> 1, closest(left, above, corner)][filter];
      bytes[at] = filtered[line * (length + 1) + 1 + x] + guess;
    }
  }
  return bytes;
}

function closest(left, above, corner) {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
