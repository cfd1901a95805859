import * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import { cancelled } from '../cancelled';
import { isAlreadyThere, storageError } from './storageError';

interface SendFileOptions {
  signal: AbortSignal | undefined;
  /** Called with the fraction that was sent, up to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Uploads a file to a signed URL of Supabase Storage. Uses XMLHttpRequest, because fetch reports no upload progress. A
 * file that already exists was uploaded by an earlier attempt.
 */
export function sendFile(address: string, file: Blob, { signal, onProgress }: SendFileOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const refusal = request.status < 400 ? undefined : refusalOf(request);
      if (!refusal || isAlreadyThere(refusal)) resolve();
      else reject(storageError('The upload', refusal));
    };
    request.onerror = () => reject(new BackendError('unreachable', 'The upload got no answer'));
    request.onabort = () => reject(signal ? cancelled('The upload', signal) : new Error('The upload was cancelled'));
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);

    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

const words = z.object({ statusCode: z.string(), message: z.string() });

/** Returns the refusal in the format of storage-js. A proxy's refusal has only a status. */
function refusalOf({ responseText, status }: XMLHttpRequest): Error {
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    // A proxy's page.
  }
  const { statusCode, message } = z.safeParse(words, body).data ?? {
    statusCode: String(status),
    message: `Storage answered with status ${status}`,
  };
  return Object.assign(new Error(message), { statusCode });
}
