/** The height of the signature pad in CSS pixels (specification section 9). */
const padHeight = 175;

/** The width of a typed signature in CSS pixels, and its pixel ratio. */
const typedWidth = 600;
const typedRatio = 2;
const typedMargin = 24;
const largestLetters = 64;
/** Handwriting fonts of the operating systems, then the browser's own. */
const handwriting = '"Segoe Script", "Snell Roundhand", "Bradley Hand", "Apple Chancery", "URW Chancery L", cursive';

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
 */
export function typedSignatureImage(name: string, ink: string): string {
  const { canvas, context } = whiteCanvas(typedWidth * typedRatio, padHeight * typedRatio);
  context.scale(typedRatio, typedRatio);
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  context.font = `italic ${largestLetters}px ${handwriting}`;
  const room = typedWidth - 2 * typedMargin;
  const size = Math.min(largestLetters, (largestLetters * room) / context.measureText(name).width);
  context.font = `italic ${size}px ${handwriting}`;
  // The maximum width too, because letters do not scale evenly.
  context.fillText(name, typedMargin, padHeight / 2, room);
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
