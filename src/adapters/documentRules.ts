import { BackendError } from '../backend/BackendError';
import {
  nameOfType,
  readDocumentType,
  typeOfExtension,
  type DocumentType,
  type RefusedType,
} from '../domain/documentContent';
import { extensionOf } from '../domain/fileName';

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
  webp: () => refused('webp-picture', 'This is a WEBP picture. Please save it as a JPG'),
  rtf: () =>
    refused('rtf-document', 'This document is in Rich Text Format. Please save it as a Word document or a PDF'),
  unreadable: (cause: unknown) => refused('PT410', 'This file could not be read. Please choose it again', cause),
  notNow: () => refused('PT403', 'You cannot add a document at the moment.'),
};

/**
 * Returns the file with the content type and the extension of its content. Rejects with `refused` for a type that is
 * not allowed.
 */
export async function checkedDocument(file: File): Promise<File> {
  const promised = typeOfExtension(extensionOf(file.name));
  if (file.size > mostBytes) throw promised ? documentRefusals.size() : documentRefusals.type();
  const content = await contentOf(file);
  if (content.length === 0) throw documentRefusals.empty();
  const type = readDocumentType(content) ?? refusedType(promised);
  if (type === undefined) throw promised ? documentRefusals.content() : documentRefusals.type();
  if (isRefused(type)) throw documentRefusals[type]();
  return new File([file], nameOfType(file.name, type), {
    type: contentTypes[type],
    lastModified: file.lastModified,
  });
}

/** A picture from a phone may have a newer form than we know: trust its name for the advice. */
function refusedType(promised: DocumentType | RefusedType | undefined): RefusedType | undefined {
  return promised !== undefined && isRefused(promised) ? promised : undefined;
}

function isRefused(type: DocumentType | RefusedType): type is RefusedType {
  return type === 'heic' || type === 'webp' || type === 'rtf';
}

/** Reads a file. Fails if the file was moved or changed after it was chosen. */
async function contentOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw documentRefusals.unreadable(error);
  }
}

function refused(serverCode: string, message: string, cause?: unknown): BackendError {
  return new BackendError('refused', message, { serverCode, cause });
}
