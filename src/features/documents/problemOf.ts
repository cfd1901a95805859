import type { BackendError } from '../../backend/BackendError';
import { extensionOf } from '../../domain/fileName';
import type { documentMessages } from './messages';
import type { DocumentUpload } from './useDocumentUploads';

type Texts = typeof documentMessages;

/**
 * Returns the message for a failed upload, with the file's name. For a refusal with an unknown code it returns
 * `message`.
 */
export function problemOf({ name }: DocumentUpload, error: BackendError, message: string, texts: Texts): string {
  switch (error.code) {
    case 'refused':
      return refusalOf(name, error.serverCode, texts) ?? message;
    case 'logged-out':
      return message;
    case 'unreachable':
      return texts.unreachable(name);
    case 'timeout':
      return texts.timeout(name);
    default:
      return texts.unexpected(name);
  }
}

/** The codes are those of the adapter's `files.upload`. */
function refusalOf(name: string, serverCode: string | undefined, texts: Texts): string | undefined {
  switch (serverCode) {
    case 'PT415':
      return texts.wrongType(name);
    case 'PT413':
      return texts.tooLarge(name);
    case 'PT422':
      return texts.wrongContent(name, kindOf(name, texts));
    case 'empty-file':
      return texts.emptyFile(name);
    case 'heic-picture':
      return texts.heicPicture(name);
    case 'avif-picture':
      return texts.avifPicture(name);
    case 'large-picture':
      return texts.largePicture(name);
    case 'PT424':
      return texts.macros(name);
    case 'PT425':
      return texts.template(name);
    case 'webp-picture':
      return texts.webpPicture(name);
    case 'rtf-document':
      return texts.rtfDocument(name);
    case 'PT410':
      return texts.unreadable(name);
    default:
      return undefined;
  }
}

function kindOf(name: string, texts: Texts): string {
  switch (extensionOf(name)) {
    case 'pdf':
      return texts.pdf;
    case 'png':
      return texts.png;
    case 'gif':
      return texts.gif;
    case 'jpg':
    case 'jpeg':
    case 'jpe':
    case 'jfif':
      return texts.jpg;
    default:
      return texts.word;
  }
}
