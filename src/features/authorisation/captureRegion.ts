import { embeddedFonts } from './embeddedFonts';
import { PictureError } from './takePicture';

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

/** Whether a picture has one colour only. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context || width === 0 || height === 0) return true;
  // In stripes: most pictures show something in the first one, and a whole one at once takes tens of megabytes.
  const stripe = 64;
  const colours = (top: number) =>
    new Uint32Array(context.getImageData(0, top, width, Math.min(stripe, height - top)).data.buffer);
  const [first] = colours(0);
  for (let top = 0; top < height; top += stripe) {
    if (colours(top).some((colour) => colour !== first)) return false;
  }
  return true;
}
