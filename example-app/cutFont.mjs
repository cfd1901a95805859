import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * `node example-app/cutFont.mjs` writes the site's font with only the weights that the site uses, 400 to 700. All letters
 * of the original stay. It is Atkinson Hyperlegible Next, under the SIL Open Font License 1.1, which permits the change
 * and reserves no name of this font, so the cut files keep theirs. The licence is beside them.
 */

const sheet = createRequire(import.meta.url).resolve('@fontsource-variable/atkinson-hyperlegible-next/index.css');
const target = fileURLToPath(new URL('src/fonts', import.meta.url));
await mkdir(target, { recursive: true });

const faces = await readFile(sheet, 'utf8');
for (const [, file, ranges] of faces.matchAll(/url\(\.\/(.*?)\)[^}]*unicode-range: (.*?);/gs)) {
  const name = file.split('/').at(-1);
  const cut = await subsetFont(await readFile(join(dirname(sheet), file)), charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(join(target, name), cut);
}
await writeFile(join(target, 'fonts.css'), `${faces.replaceAll('./files/', './').replaceAll('200 800', '400 700')}\n`);
await copyFile(join(dirname(sheet), 'LICENSE'), join(target, 'LICENSE'));

/** Returns every character of a `unicode-range`. */
function charactersIn(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.replace('U+', '').split('-');
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
