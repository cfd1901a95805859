import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/*
 * Makes src/features/authorisation/handFont.ts: La Belle Aurore (SIL Open Font License 1.1), reduced to the letters of
 * western European names. Nothing else needs these packages:
 *
 *   npm install --no-save subset-font @fontsource/la-belle-aurore && node docs/makeHandFont.mjs
 */

const { default: subsetFont } = await import('subset-font');
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const ranges = [
  [0x20, 0x20],
  [0x27, 0x27],
  [0x2d, 0x2e],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xff],
  [0x2019, 0x2019],
];
const letters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

const source = pathOf('../node_modules/@fontsource/la-belle-aurore/files/la-belle-aurore-latin-400-normal.woff2');
const font = await subsetFont(await readFile(source), letters.join(''), { targetFormat: 'woff2' });
await writeFile(
  pathOf('../src/features/authorisation/handFont.ts'),
  `/**
 * La Belle Aurore in WOFF2, base64: made by docs/makeHandFont.mjs. Copyright (c) 2010, Kimberly Geswein
 * (kimberlygeswein.com), licensed under the SIL Open Font License 1.1: https://openfontlicense.org.
 */
export const handFont =
  '${font.toString('base64')}';
`,
);
console.log(`${font.length} bytes`);
