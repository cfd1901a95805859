import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pageSize, pictureThemes, pictureUrl, pictureWidths } from '../../.storybook/gallery/pictures';
import { showMode } from '../visual/showMode';
import { test } from './desk';
import { stories } from './stories';

/*
 * Takes the pictures of the gallery, for `npm run gallery:pictures`: each story in two widths and two themes, at the
 * density of its card. Writes them into the built Storybook.
 */

const site = new URL('../../storybook-static/', import.meta.url);
/** The width of the files, in pixels: a card's width at one and a half pixels each. */
const pixels = { phone: 300, desktop: 480 };

// The outer loop, because Storybook does not play the open story again.
for (const width of pictureWidths) {
  for (const { id, title, name } of stories) {
    test(`${title}: ${name}, ${width}`, async ({ desk: { page, show } }) => {
      const size = pageSize(title, width);
      await page.setViewportSize(size);
      await show(id);
      for (const theme of pictureThemes) {
        await showMode(page, `${width} ${theme}`);
        await page.setViewportSize(size);
        const file = new URL(pictureUrl(id, width, theme), site);
        mkdirSync(new URL('.', file), { recursive: true });
        const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
        writeFileSync(file, await picture.resize({ width: pixels[width] }).webp({ quality: 60, effort: 5 }).toBuffer());
      }
    });
  }
}

test.afterAll(() => {
  const hasPictures = ({ id }: { id: string }) =>
    pictureWidths.every((width) =>
      pictureThemes.every((theme) => existsSync(new URL(pictureUrl(id, width, theme), site))),
    );
  writeFileSync(new URL('pictures.json', site), JSON.stringify(stories.filter(hasPictures).map(({ id }) => id)));
});
