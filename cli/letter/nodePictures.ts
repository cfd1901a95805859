import sharp from 'sharp';
import type { LetterPictures } from '../../src/features/signed-authorisation/letterPictures';

type Line = ReturnType<LetterPictures['text']>[number];

/** Pixels for each point, for print. */
const ratio = 4;
const white = { background: 'white' };

/** Draws the pictures of a letter without a browser. */
export interface NodePictures extends LetterPictures {
  /** Draws the texts that were asked for and not drawn yet. Resolves with whether there were any. */
  draw(): Promise<boolean>;
}

/**
 * A letter is written at once, and a text is drawn with a delay: `text` returns no line for a new one. Make the letter
 * again after `draw`. Texts have the fonts of this machine.
 */
export function nodePictures(): NodePictures {
  const drawn = new Map<string, readonly Line[]>();
  const wanted = new Map<string, { text: string; size: number; room: number }>();
  return {
    async signature(image) {
      const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
      return dataUrl(await sharp(bytes).flatten(white).jpeg({ quality: 95 }).toBuffer());
    },
    text(text, size, room) {
      const key = JSON.stringify([text, size, room]);
      const lines = drawn.get(key);
      if (lines === undefined) wanted.set(key, { text, size, room });
      return lines ?? [];
    },
    async draw() {
      const isMissing = wanted.size > 0;
      for (const [key, { text, size, room }] of wanted) {
        const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
        drawn.set(key, await Promise.all(paragraphs.map((line) => drawText(line, size, room))));
      }
      wanted.clear();
      return isMissing;
    },
  };
}

/** Draws a paragraph, which wraps at `room`. */
async function drawText(text: string, size: number, room: number): Promise<Line> {
  const dpi = 72 * ratio;
  // Pango reads its text as markup.
  const marked = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const options = {
    text: `<span foreground="black">${marked}</span>`,
    font: `sans ${size}`,
    dpi,
    width: Math.round(room * ratio),
  };
  const { data, info } = await sharp({ text: { ...options, rgba: true } })
    .flatten(white)
    .jpeg({ quality: 95 })
    .toBuffer({ resolveWithObject: true });
  return { text, image: dataUrl(data), width: info.width / ratio, height: info.height / ratio + size * 0.4 };
}

function dataUrl(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
