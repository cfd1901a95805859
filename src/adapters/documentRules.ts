import { BackendError } from '../backend/BackendError';
import {
  nameOfType,
  readDocumentType,
  readTypeAtStart,
  typeOfExtension,
  wordRefusals,
  type DocumentType,
  type RefusedType,
} from '../domain/documentContent';
import { hasOwn } from '../domain/hasOwn';
import { extensionOf, plainFileName } from '../domain/fileName';

/** The content types that the bucket accepts: browsers do not recognise every Word file. */
const contentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

const mostBytes = 10 * 1024 * 1024;

/** Refusals of a file. The messages are for customers. */
export const documentRefusals = {
  type: () => refused('PT415', 'Please choose a PDF, Word, JPG, PNG or GIF file'),
  size: () => refused('PT413', 'Please choose a file of at most 10 MB'),
  /** The text of the server function `document`. */
  content: () => refused('PT422', 'This file is not what its name says. Please choose another'),
  empty: () => refused('empty-file', 'This file is empty. Please choose another'),
  heic: () => refused('heic-picture', 'This is a HEIC picture. Please save it as a JPG'),
  avif: () => refused('avif-picture', 'This is an AVIF picture. Please save it as a JPG'),
  webp: () => refused('webp-picture', 'This is a WEBP picture. Please save it as a JPG'),
  rtf: () =>
    refused('rtf-document', 'This document is in Rich Text Format. Please save it as a Word document or a PDF'),
  macros: () => refused(wordRefusals.macros.code, wordRefusals.macros.message),
  template: () => refused(wordRefusals.template.code, wordRefusals.template.message),
  picture: () => refused('large-picture', 'This picture is larger than 10 MB. Please make it smaller'),
  unreadable: (cause: unknown) => refused('PT410', 'This file could not be read. Please choose it again', cause),
  notNow: () => refused('PT403', 'You cannot add a document at the moment.'),
};

/**
 * Returns a file of the bytes that were read, with the content type and the extension of its content: the chosen one may
 * be moved or changed while it is sent. Rejects with `refused` for a type that is not allowed.
 */
export async function checkedDocument(file: File): Promise<File> {
  const promised = typeOfExtension(extensionOf(file.name));
  if (file.size > mostBytes) throw await tooLarge(file, promised);
  const content = await contentOf(file);
  if (content.length === 0) throw documentRefusals.empty();
  const type = (await readDocumentType(content)) ?? refusedType(promised);
  if (type === undefined) throw promised ? documentRefusals.content() : documentRefusals.type();
  if (isRefused(type)) throw documentRefusals[type]();
  return new File([content], nameOfType(plainFileName(file.name), type), {
    type: contentTypes[type],
    lastModified: file.lastModified,
  });
}

/** Enough of a file to tell pictures apart. */
const startBytes = 4096;

/** A type that cannot be used is told before the size: another file of it would not help. */
async function tooLarge(file: File, promised: DocumentType | RefusedType | undefined): Promise<BackendError> {
  const type = readTypeAtStart(await contentOf(file.slice(0, startBytes))) ?? promised;
  if (type === undefined) return documentRefusals.type();
  if (isRefused(type)) return documentRefusals[type]();
  return type === 'jpg' || type === 'png' || type === 'gif' ? documentRefusals.picture() : documentRefusals.size();
}

/** A picture from a phone may have a newer form than we know: trust its name for the advice. */
function refusedType(promised: DocumentType | RefusedType | undefined): RefusedType | undefined {
  return promised !== undefined && isRefused(promised) ? promised : undefined;
}

function isRefused(type: DocumentType | RefusedType): type is RefusedType {
  return !hasOwn(contentTypes, type);
}

/** Reads a file. Fails if the file was moved or changed after it was chosen. */
async function contentOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw documentRefusals.unreadable(error);
  }
}

function refused(serverCode: string, message: string, cause?: unknown): BackendError {
  return new BackendError('refused', message, { serverCode, cause });
}
