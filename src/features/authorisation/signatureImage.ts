import { handFontFamily } from './loadHandFont';

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

/** A drawn signature as a PNG data URL on white: a transparent one cannot be read on a dark page. */
export function drawnSignatureImage(pad: HTMLCanvasElement): string {
  const { canvas, context } = whiteCanvas(pad.width, pad.height);
  context.drawImage(pad, 0, 0);
  return canvas.toDataURL('image/png');
}

/**
 * A typed name as the same kind of image as a drawn signature.
 *
 * @param ink A CSS colour.
 * @param width The width of the paper, in CSS pixels.
 */
export function typedSignatureImage(name: string, ink: string, width: number): string {
  const { canvas, context } = whiteCanvas(width * typedRatio, padHeight * typedRatio);
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

function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}
