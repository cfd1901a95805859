import { handFontFamily } from './loadHandFont';

/** The colours of every signature and of the letter's picture: a page's own may be too close to each other. */
export const paper = '#ffffff';
export const ink = '#14213d';

/** The height of the signature pad in CSS pixels. */
const padHeight = 175;

/** The pixel ratio of a typed signature. */
const typedRatio = 2;
const typedMargin = 24;
/** The largest share of the width that a signature takes. */
const typedShare = 0.8;
const largestLetters = 72;
/** The baseline as a share of the height: the line on the paper. */
const baseline = padHeight - 52;
/** Handwriting fonts of the operating systems, then the browser's own. */
const handwriting = '"Segoe Script", "Snell Roundhand", "Bradley Hand", "Apple Chancery", "URW Chancery L", cursive';
/** The letters of the bundled font. A name with other letters uses one system font, not two fonts. */
const inHandFont = /^[ '\-.A-Za-zÀ-ÿ’]*$/;

/**
 * A typed name as the same kind of image as a drawn signature.
 *
 * @param width The width of the paper, in CSS pixels.
 */
export function typedSignatureImage(name: string, width: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width * typedRatio;
  canvas.height = padHeight * typedRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(typedRatio, typedRatio);
  context.fillStyle = ink;
  const fonts = inHandFont.test(name) ? `${handFontFamily}, ${handwriting}` : handwriting;
  context.font = `${largestLetters}px ${fonts}`;
  const room = width * typedShare;
  const size = Math.min(largestLetters, (largestLetters * room) / context.measureText(name).width);
  context.font = `${size}px ${fonts}`;
  // The maximum width too, because letters do not scale evenly.
  context.fillText(name, typedMargin, baseline, room);
  return canvas.toDataURL('image/png');
}
