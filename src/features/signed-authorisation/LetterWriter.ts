import PDFDocument from 'pdfkit';
import { canBeWritten } from './letterCharacters';
import { letterFont } from './letterFont';
import { browserPictures, type LetterPictures } from './letterPictures';

export interface LetterHead {
  title: string;
  author: string;
  /** BCP 47 language tag, for screen readers. */
  language: string;
  /** The document's date. Not today's, so that the same record always makes the same file. */
  date: Date;
  /** Default: the browser draws them. */
  pictures?: LetterPictures;
}

/** Writes a letter. Sizes are in points. */
export interface LetterWriter {
  title(text: string): void;
  heading(text: string): void;
  paragraph(text: string, size?: number): void;
  rows(rows: readonly { label: string; value: string }[]): void;
  /** `image` is a JPEG data URL. */
  signature(image: string, alt: string): void;
  /** Empty lines to fill in with a pen. */
  blanks(labels: readonly string[]): void;
  /** Adds a footer to every page and ends the letter. */
  finish(foot: (page: number, pages: number) => string): Promise<Blob>;
}

const margin = 52;
const bodySize = 10;
const labelWidth = 150;
/** The outline that makes headings bold, because the font has one weight. */
const strongLine = 0.35;
/** Room to write by hand. */
const blankHeight = 52;
const ink = '#17212b';
const quiet = '#51606b';

/** Creates an A4 letter as a tagged PDF with an embedded font. */
export async function createLetterWriter(head: LetterHead): Promise<LetterWriter> {
  const { title, author, language, date, pictures = browserPictures } = head;
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // No standard PDF font: they have only the letters of western Europe.
    font: '',
    info: { Title: title, Author: author, Creator: author, Producer: 'PDFKit', CreationDate: date, ModDate: date },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(new Uint8Array(chunk)));
  doc.registerFont('letter', await unpack(letterFont)).font('letter');
  const root = doc.struct('Document');
  doc.addStructure(root);
  const bottom = () => doc.page.height - margin;
  const width = () => doc.page.width - 2 * margin;

  /** Starts a new page unless `height` fits below the current position. */
  function reserve(height: number) {
    if (doc.y + height > bottom()) doc.addPage();
  }

  /** Writes a text at the current position. */
  function write(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    text: string,
    { size = bodySize, x = margin, room = width(), isStrong = false, colour = ink } = {},
  ) {
    if (canBeWritten(text)) {
      const draw = () => {
        // A new page resets the line width.
        doc.fontSize(size).fillColor(colour).strokeColor(colour).lineWidth(strongLine);
        doc.text(text, x, doc.y, { width: room, fill: true, stroke: isStrong, lineGap: size * 0.1 });
      };
      parent.add(doc.struct(tag, {}, draw));
      return;
    }
    for (const line of pictures.text(text, size, room)) {
      reserve(line.height);
      const draw = () => {
        doc.image(line.image, x, doc.y, { width: line.width });
        doc.y += line.height;
      };
      parent.add(doc.struct(tag, { actual: line.text, alt: line.text }, draw));
    }
  }

  function drawLine(x: number, y: number, length: number) {
    const draw = () =>
      doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .strokeColor(quiet)
        .lineWidth(0.5)
        .stroke();
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  return {
    title(text) {
      write(root, 'H1', text, { size: 22, isStrong: true });
      doc.y += 8;
    },
    heading(text) {
      // A heading is never the last line of a page.
      reserve(60);
      doc.y += 10;
      write(root, 'H2', text, { size: 13, isStrong: true });
      doc.y += 3;
    },
    paragraph(text, size = bodySize) {
      write(root, 'P', text, { size });
      doc.y += 6;
    },
    rows(rows) {
      const table = doc.struct('Table');
      root.add(table);
      for (const { label, value } of rows) {
        doc.fontSize(bodySize);
        reserve(doc.heightOfString(value, { width: width() - labelWidth }));
        const row = doc.struct('TR');
        table.add(row);
        const { y } = doc;
        write(row, 'TH', label, { room: labelWidth - 12, colour: quiet });
        const labelEnd = doc.y;
        doc.y = y;
        write(row, 'TD', value, { x: margin + labelWidth, room: width() - labelWidth });
        doc.y = Math.max(doc.y, labelEnd) + 4;
        row.end();
      }
      table.end();
    },
    signature(image, alt) {
      const [roomX, roomY] = [220, 64];
      reserve(roomY + 12);
      const draw = () => doc.image(image, margin, doc.y, { fit: [roomX, roomY], align: 'center', valign: 'center' });
      const { y } = doc;
      root.add(doc.struct('Figure', { alt }, draw));
      drawLine(margin, y + roomY + 4, roomX);
      doc.y = y + roomY + 12;
    },
    blanks(labels) {
      reserve(blankHeight * labels.length);
      for (const label of labels) {
        doc.y += blankHeight - bodySize * 1.5;
        const { y } = doc;
        drawLine(margin + labelWidth, y + bodySize, 240);
        write(root, 'P', label, { colour: quiet });
      }
      doc.y += 8;
    },
    finish(foot) {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
        // A line below the margin would start another page.
        doc.page.margins.bottom = 0;
        doc
          .fontSize(8)
          .fillColor(quiet)
          .text(foot(page + 1, count), margin, doc.page.height - margin + 8, { width: width(), lineBreak: false });
        doc.page.margins.bottom = margin;
        doc.endMarkedContent();
      }
      return new Promise((resolve) => {
        doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
        doc.end();
      });
    },
  };
}

/** The bytes of a gzip file in base64. */
async function unpack(base64: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
