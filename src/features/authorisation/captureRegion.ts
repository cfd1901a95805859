import { contrastOf } from './contrast';
import { PictureError } from './takePicture';

const mostTries = 3;

/**
 * Captures one element as a PNG data URL at the screen's resolution. Some browsers return a blank picture at first
 * (bubkoo/html-to-image #488), so it checks the result and tries again.
 *
 * @throws PictureError when every try was blank; otherwise the error of the last try.
 */
export async function captureRegion(region: HTMLElement): Promise<string> {
  const { toCanvas } = await import('html-to-image');
  // Fonts and style sheets of another site may never arrive.
  const options = { pixelRatio: window.devicePixelRatio, skipFonts: true };

  let problem: unknown;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    try {
      // WebKit leaves out what is an image, the signature included, until it has drawn the region once.
      if (region.querySelector('img, canvas')) await toCanvas(region, options);
      const picture = (await toCanvas(region, options)).toDataURL('image/png');
      if ((await contrastOf(picture)) > 1) return picture;
      problem = new PictureError('blank', `The picture was blank ${attempt} times`);
    } catch (error) {
      problem = error;
    }
  }
  throw problem instanceof Error ? problem : new PictureError('failed', String(problem), { cause: problem });
}
