import { pictureOfText, type LinePicture } from './pictureOfText';

/** Draws the pictures of a letter. */
export interface LetterPictures {
  /** Returns a signature as a JPEG data URL on white. `image` is a data URL of a PNG or a JPEG. */
  signature(image: string): Promise<string>;
  /** Returns the lines of a text whose characters the letter's font lacks. `size` and `room`, a line's width, are in points. */
  text(text: string, size: number, room: number): readonly LinePicture[];
}

export const browserPictures: LetterPictures = { signature: signatureForPaper, text: pictureOfText };

/**
 * A signature as a JPEG data URL on white. PDFKit decodes a transparent PNG in a worker from a blob, which a strict
 * content security policy forbids.
 *
 * @param image A data URL of a PNG or a JPEG.
 */
async function signatureForPaper(image: string): Promise<string> {
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.95);
}
