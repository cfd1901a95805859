import { embeddedFonts } from './embeddedFonts';
import { PictureError } from './takePicture';

/** Pixels of a side. */
const mostProbed = 512;
const mostTries = 3;

/**
 * A PNG data URL of one part of the page, as sharp as the screen. Some browsers give an empty picture first
 * (bubkoo/html-to-image #488), so that the result is looked at.
 *
 * @throws PictureError when every try was blank, otherwise what the last try threw.
 */
export async function captureRegion(region: HTMLElement): Promise<string> {
  const { toCanvas } = await import('html-to-image');
  await document.fonts.ready;
  const options = {
    pixelRatio: window.devicePixelRatio,
    backgroundColor: getComputedStyle(region).backgroundColor,
    fontEmbedCSS: await embeddedFonts(),
  };

  let problem: unknown;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    try {
      const canvas = await toCanvas(region, options);
      if (!isBlank(canvas)) return canvas.toDataURL('image/png');
      problem = new PictureError('blank', `The picture was blank ${attempt} times`);
    } catch (error) {
      problem = error;
    }
  }
  throw problem instanceof Error ? problem : new PictureError('failed', String(problem), { cause: problem });
}

/** Whether a picture has one colour only, as far as a smaller copy of it shows. */
export function isBlank(picture: HTMLCanvasElement): boolean {
  if (picture.width === 0 || picture.height === 0) return true;
  // Reading a whole page's picture takes tens of megabytes, and a browser complains when it is read bit by bit.
  const copy = document.createElement('canvas');
  copy.width = Math.min(picture.width, mostProbed);
  copy.height = Math.min(picture.height, mostProbed);
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  context.drawImage(picture, 0, 0, copy.width, copy.height);
  const colours = new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
  return colours.every((colour) => colour === colours[0]);
}
