import { plainLine } from './text';

export type DocumentKind = 'pdf' | 'word' | 'image' | 'other';
export type DocumentColour = 'red' | 'blue' | 'green' | 'neutral';

/** The colour of each kind of document. */
export const documentColours: Readonly<Record<DocumentKind, DocumentColour>> = {
  pdf: 'red',
  word: 'blue',
  image: 'green',
  other: 'neutral',
};

/** Returns the extension in lower case, without its dot; empty when there is none. */
export function extensionOf(fileName: string): string {
  const [, extension = ''] = /.\.([a-z0-9]+)$/i.exec(fileName) ?? [];
  return extension.toLowerCase();
}

/** Cleans the name of a file: {@link plainLine}, without the folders before it. The database repeats this. */
export function plainFileName(fileName: string): string {
  return plainLine(fileName).replace(/^(.*[/\\\uff0f\uff3c] *|[A-Za-z]:)/, '');
}

/** Returns the kind of a document from its extension. */
export function documentKindOf(fileName: string): DocumentKind {
  switch (extensionOf(fileName)) {
    case 'pdf':
      return 'pdf';
    case 'doc':
    case 'docx':
      return 'word';
    case 'jpg':
    case 'png':
    case 'gif':
      return 'image';
    default:
      return 'other';
  }
}

/** Maximum length of a file name on a card. */
const fileNameLength = 24;

/**
 * Shortens a file name to at most `max` characters (1 or more), including the ellipsis. Keeps the extension unless it
 * is too long, because it says which program opens the file.
 */
export function truncateFileName(fileName: string, max: number = fileNameLength): string {
  const characters = Array.from(fileName);
  if (characters.length <= max) return fileName;
  const extension = extensionOf(fileName);
  const tail = extension === '' ? [] : characters.slice(-extension.length - 1);
  const kept = tail.length + 1 < max ? tail : [];
  const head = characters.slice(0, max - kept.length - 1).join('');
  return `${head.trimEnd()}…${kept.join('')}`;
}
