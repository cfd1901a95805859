import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/*
 * Makes src/features/signed-authorisation/letterFont.ts: Noto Sans (SIL Open Font License 1.1), reduced to the letters
 * of European names. Nothing else needs these packages:
 *
 *   npm install --no-save subset-font @expo-google-fonts/noto-sans && node docs/makeLetterFont.mjs
 */

const { default: subsetFont } = await import('subset-font');
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Latin with every accent, modern Greek, the Cyrillic of today's languages, and punctuation. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x259, 0x259],
  [0x2b9, 0x2bf],
  [0x300, 0x331],
  [0x370, 0x45f],
  [0x490, 0x4f9],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
];
const letters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

const source = pathOf('../node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
// Without substitution, which splits letters into base and accent: text copied from the PDF would differ from the text
// written into it. The glyphs that only a substitution uses are then not needed.
const subset = await subsetFont(await readFile(source), letters.join(''), {
  targetFormat: 'truetype',
  noLayoutClosure: true,
  keepFeatures: ['kern', 'mark', 'mkmk'],
  dropTables: ['GSUB', 'STAT'],
});
// Not WOFF: PDFKit unpacks a WOFF's outlines for every letter that it measures.
const font = gzipSync(subset, { level: 9 });
await writeFile(
  pathOf('../src/features/signed-authorisation/letterFont.ts'),
  `/** Noto Sans in TrueType, gzip in base64: made by docs/makeLetterFont.mjs. SIL Open Font License 1.1, © The Noto Project Authors. */
export const letterFont =
  '${font.toString('base64')}';
`,
);
console.log(`${font.length} bytes`);
