import { embeddedFonts } from './embeddedFonts';
import { PictureError } from './takePicture';

/** The longest side of the copy that is checked, in pixels. */
const mostProbed = 512;
const mostTries = 3;

/**
 * Captures one element as a PNG data URL at the screen's resolution. Some browsers return a blank picture at first
 * (bubkoo/html-to-image #488), so it checks the result and tries again.
 *
 * @throws PictureError when every try was blank; otherwise the error of the last try.
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
      // WebKit leaves out what is an image, the signature included, until it has drawn the region once.
      if (region.querySelector('img, canvas')) await toCanvas(region, options);
      const canvas = await toCanvas(region, options);
      if (!isBlank(canvas)) return canvas.toDataURL('image/png');
      problem = new PictureError('blank', `The picture was blank ${attempt} times`);
    } catch (error) {
      problem = error;
    }
  }
  throw problem instanceof Error ? problem : new PictureError('failed', String(problem), { cause: problem });
}

/** Whether a picture has only one colour, judged by a smaller copy. */
export function isBlank(picture: HTMLCanvasElement): boolean {
  if (picture.width === 0 || picture.height === 0) return true;
  // Reading the pixels of a whole page takes tens of megabytes, and browsers warn about reading them in parts.
  const copy = document.createElement('canvas');
  copy.width = Math.min(picture.width, mostProbed);
  copy.height = Math.min(picture.height, mostProbed);
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  context.drawImage(picture, 0, 0, copy.width, copy.height);
  const colours = new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
  return colours.every((colour) => colour === colours[0]);
}
