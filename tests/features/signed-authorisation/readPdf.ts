import { getDocument, GlobalWorkerOptions, PDFWorker } from 'pdfjs-dist';

export interface ReadPdf {
  /** The selectable text of each page, with single spaces. */
  pages: string[];
  /** The alternative texts in the structure. */
  alternatives: string[];
  /** The types of the elements in the structure. */
  roles: Set<string>;
  title: unknown;
  language: string | null;
  isTagged: boolean;
  size: { width: number; height: number };
}

// pdf.js loads its worker by URL.
const workerUrl = new URL('../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** One for all files: starting a worker takes longer than reading a letter. */
let worker: PDFWorker | undefined;

/** Reads a PDF's text and structure. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  worker ??= new PDFWorker();
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), worker });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const mark = await document.getMarkInfo();
  const read: ReadPdf = {
    pages: [],
    alternatives: [],
    roles: new Set(),
    title: Object(info).Title,
    language: Object(info).Language,
    isTagged: Object(mark).Marked === true,
    size: { width: 0, height: 0 },
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    read.pages.push(text.replace(/\s+/g, ' '));
    visit(await page.getStructTree(), read);
    const [, , width = 0, height = 0] = page.view;
    read.size = { width: Math.round(width), height: Math.round(height) };
  }
  await task.destroy();
  return read;
}

function visit(node: unknown, read: ReadPdf): void {
  const { role, alt, children } = Object(node);
  if (typeof role === 'string') read.roles.add(role);
  if (typeof alt === 'string') read.alternatives.push(alt);
  if (Array.isArray(children)) for (const child of children) visit(child, read);
}
