import { BackendError } from '../backend/BackendError';
import { isContentOf } from '../domain/documentContent';
import { extensionOf } from '../domain/fileName';

/** The content types that the bucket accepts, by extension: browsers do not recognise every Word file. */
const types = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
]);

const mostBytes = 10 * 1024 * 1024;

/** Refusals of a file. The messages are for customers. */
export const documentRefusals = {
  type: () => refused('PT415', 'Please choose a PDF, Word, JPG, PNG or GIF file'),
  size: () => refused('PT413', 'Please choose a file of at most 10 MB'),
  /** The text of the server function `document`. */
  content: () => refused('PT422', 'This file is not what its name says. Please choose another'),
  unreadable: (cause: unknown) => refused('PT410', 'This file could not be read. Please choose it again', cause),
  notNow: () => refused('PT403', 'You cannot add a document at the moment.'),
};

/** Checks a file's content and returns its content type. Rejects with `refused` for a type that is not allowed. */
export async function documentType(file: File): Promise<string> {
  const extension = extensionOf(file.name);
  const type = types.get(extension);
  if (type === undefined) throw documentRefusals.type();
  if (file.size > mostBytes) throw documentRefusals.size();
  if (!isContentOf(extension, await contentOf(file))) throw documentRefusals.content();
  return type;
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
