import { charactersOf } from '../../domain/device';

/** One line of a text as a picture, with its size in points. */
export interface LinePicture {
  text: string;
  /** A JPEG data URL: see signatureForPaper. */
  image: string;
  width: number;
  height: number;
}

/** Pixels for each point, for print. */
const ratio = 4;
const lineHeight = 1.4;

/**
 * Draws a text line by line in the browser's fonts, for characters that the document's font lacks. Without it a name
 * could print as question marks.
 *
 * @param size The font size, in points.
 * @param room The width of a line, in points.
 */
export function pictureOfText(text: string, size: number, room: number): LinePicture[] {
  const canvas = document.createElement('canvas');
  const font = `${size * ratio}px system-ui, sans-serif`;
  const measure = context(canvas);
  measure.font = font;
  const widthOf = (line: string) => measure.measureText(line.trimEnd()).width;

  return linesOf(text, (line) => widthOf(line) <= room * ratio).map((line) => {
    canvas.width = Math.ceil(Math.max(widthOf(line), 1));
    canvas.height = Math.ceil(size * lineHeight * ratio);
    // Resizing has cleared the canvas and its settings.
    const ink = context(canvas);
    ink.fillStyle = 'white';
    ink.fillRect(0, 0, canvas.width, canvas.height);
    ink.fillStyle = 'black';
    ink.font = font;
    ink.textBaseline = 'middle';
    ink.fillText(line.trimEnd(), 0, canvas.height / 2);
    const { width, height } = canvas;
    const image = canvas.toDataURL('image/jpeg', 0.95);
    return { text: line.trimEnd(), image, width: width / ratio, height: height / ratio };
  });
}

/** Breaks a text between words, and within a word only when it is wider than a line. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of wordsOf(paragraph)) {
      const pieces = fits(word) ? [word] : charactersOf(word);
      for (const piece of pieces) {
        if (line !== '' && !fits(line + piece)) {
          lines.push(line);
          line = '';
        }
        line += piece;
      }
    }
    lines.push(line);
  }
  return lines;
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('This browser cannot draw on a canvas');
  return found;
}

/** Returns the words with the space after each. Safari before 16.4 cannot split with a lookbehind. */
function wordsOf(paragraph: string): readonly string[] {
  return paragraph.match(/\S*\s|\S+$/gu) ?? [paragraph];
}
