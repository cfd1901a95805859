import { BackendError } from '../backend/BackendError';
import { extensionOf } from '../domain/fileName';

/** What the bucket takes, by extension. Browsers do not know the type of every Word file, so that it is told here. */
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

/** Refusals of a file, in words for people. The first is the database's own. */
export const documentRefusals = {
  type: () => refused('PT400', 'Please choose a PDF, Word, JPG, PNG or GIF file'),
  size: () => refused('PT413', 'Please choose a file of at most 10 MB'),
  notNow: () => refused('PT403', 'You cannot add a document at the moment.'),
};

/** The content type of a file that may be uploaded. Throws `refused` for any other. */
export function documentType(file: File): string {
  const type = types.get(extensionOf(file.name));
  if (type === undefined) throw documentRefusals.type();
  if (file.size > mostBytes) throw documentRefusals.size();
  return type;
}

function refused(serverCode: string, message: string): BackendError {
  return new BackendError('refused', message, { serverCode });
}
