/**
 * Draws the example app's tour video: the parts of the portal one after the other, with the ring and the dot of the
 * logo.
 * `node docs/makeTourVideo.mjs` needs ffmpeg (Debian: apt-get install ffmpeg) and writes example-app/public/tour/. The
 * video has no sound; its captions, tour.en.vtt, have the times of `places`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [width, height, framesPerSecond] = [640, 360, 12];
const secondsPerPlace = 4;
const folder = fileURLToPath(new URL('../example-app/public/tour/', import.meta.url));

const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const colours = {
  page: rgb('#f6f3ec'),
  card: rgb('#ffffff'),
  line: rgb('#d8d2c4'),
  quiet: rgb('#b9b2a3'),
  brand: rgb('#005a5a'),
  dot: rgb('#f0b44c'),
};

/** The seven places of the tour: x, y, width, height. */
const places = [
  [24, 62, 118, 30],
  [296, 106, 124, 30],
  [150, 62, 118, 30],
  [296, 256, 124, 30],
  [570, 6, 50, 34],
  [456, 128, 144, 28],
  [440, 178, 176, 78],
];

/** Boxes of the drawn portal: place, corner radius, colour. */
const boxes = [
  [[0, 0, width, 46], 0, colours.brand],
  [[24, 62, 118, 30], 15, colours.brand],
  [[150, 62, 118, 30], 15, colours.line],
  [[276, 62, 118, 30], 15, colours.line],
  ...[0, 1].flatMap((row) => {
    const y = 106 + row * 150;
    return [
      [[24, y, 250, 30], 6, colours.line],
      [[296, y, 124, 30], 15, colours.brand],
      [[24, y + 42, 396, 88], 12, colours.card],
      [[40, y + 58, 150, 12], 6, colours.quiet],
      [[40, y + 82, 260, 8], 4, colours.line],
      [[40, y + 98, 210, 8], 4, colours.line],
      [[340, y + 56, 64, 18], 9, colours.dot],
    ];
  }),
  [[440, 62, 176, 104], 12, colours.card],
  [[456, 76, 40, 40], 20, colours.dot],
  [[508, 82, 90, 10], 5, colours.quiet],
  [[508, 100, 70, 8], 4, colours.line],
  [[456, 128, 144, 28], 14, colours.brand],
  [[440, 178, 176, 78], 12, colours.card],
  [[456, 192, 60, 10], 5, colours.quiet],
  [[456, 212, 140, 8], 4, colours.line],
  [[456, 230, 120, 8], 4, colours.line],
  [[440, 268, 176, 78], 12, colours.card],
  [[456, 282, 80, 10], 5, colours.quiet],
  [[456, 302, 140, 8], 4, colours.line],
  [[576, 10, 26, 26], 13, colours.dot],
];

/** The distance of a point to a box with round corners: below 0 inside. */
function distance(px, py, [x, y, w, h], radius) {
  const dx = Math.abs(px - x - w / 2) - w / 2 + radius;
  const dy = Math.abs(py - y - h / 2) - h / 2 + radius;
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - radius;
}

/** How much of a pixel a shape covers. */
const covered = (far) => Math.min(1, Math.max(0, 0.5 - far));

function mix(pixels, at, [r, g, b], share) {
  pixels[at] += (r - pixels[at]) * share;
  pixels[at + 1] += (g - pixels[at + 1]) * share;
  pixels[at + 2] += (b - pixels[at + 2]) * share;
}

function drawPortal() {
  const pixels = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      mix(pixels, at, colours.page, 1);
      for (const [box, radius, colour] of boxes) mix(pixels, at, colour, covered(distance(x, y, box, radius)));
      // The logo: a ring around a dot.
      const fromLogo = Math.hypot(x - 34, y - 23);
      mix(pixels, at, [255, 255, 255], covered(Math.abs(fromLogo - 11) - 2));
      mix(pixels, at, colours.dot, covered(fromLogo - 4));
    }
  }
  return pixels;
}

const ease = (share) => share * share * (3 - 2 * share);

/** The highlighted place at a time. The highlight moves there in the first second. */
function placeAt(seconds) {
  const step = Math.min(places.length - 1, Math.floor(seconds / secondsPerPlace));
  const share = ease(Math.min(1, seconds - step * secondsPerPlace));
  const from = places[Math.max(0, step - 1)];
  const [x, y, w, h] = places[step].map((to, index) => from[index] + (to - from[index]) * share);
  return [x - 7, y - 7, w + 14, h + 14];
}

/** A point on the edge of a box, after this share of the way around. */
function onEdge([x, y, w, h], share) {
  const way = share * 2 * (w + h);
  if (way < w) return [x + way, y];
  if (way < w + h) return [x + w, y + way - w];
  if (way < 2 * w + h) return [x + 2 * w + h - way, y + h];
  return [x, y + 2 * (w + h) - way];
}

function drawFrame(portal, seconds) {
  const frame = Buffer.alloc(width * height * 3);
  const pixel = new Float32Array(3);
  const place = placeAt(seconds);
  const [dotX, dotY] = onEdge(place, (seconds / secondsPerPlace) % 1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      pixel.set(portal.subarray(at, at + 3));
      const far = distance(x, y, place, 16);
      mix(pixel, 0, [20, 32, 32], 0.45 * covered(-far));
      mix(pixel, 0, [255, 255, 255], covered(Math.abs(far) - 2));
      mix(pixel, 0, colours.dot, covered(Math.hypot(x - dotX, y - dotY) - 6));
      for (let part = 0; part < 3; part += 1) frame[at + part] = Math.round(pixel[part]);
    }
  }
  return frame;
}

const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  `${framesPerSecond}`,
  '-i',
  '-',
];
const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '32', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '46', '-row-mt', '1', '-pix_fmt', 'yuv420p'];
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

async function encode(file, frames, options) {
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...options, ...reproducible, `${folder}${file}`],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${file}`);
}

const portal = drawPortal();
const count = places.length * secondsPerPlace * framesPerSecond;
const frames = Array.from({ length: count }, (_, index) => drawFrame(portal, index / framesPerSecond));
await encode('tour.mp4', frames, h264);
await encode('tour.webm', frames, vp9);
await encode('poster.webp', frames.slice(2 * framesPerSecond, 2 * framesPerSecond + 1), [
  '-frames:v',
  '1',
  '-quality',
  '70',
]);
