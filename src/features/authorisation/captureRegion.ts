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

/** Whether a picture has one colour only. Looked at in small, where every letter still leaves a trace. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const size = 64;
  const small = document.createElement('canvas');
  small.width = size;
  small.height = size;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return true;
  context.drawImage(canvas, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  return data.every((value, index) => value === data[index % 4]);
}
