import { abortAfter } from '../domain/device';
import { BackendError } from './BackendError';

/** Milliseconds after which a site that does not respond counts as unreachable. */
const probeTimeout = 5000;

/**
 * Converts the error of a failed dynamic import, whose message contains a file name.
 *
 * @returns `unreachable` without a connection; `outdated` when the site responds but the code fails to load: a deployment
 * has removed the file, or the browser caches an import that failed while it was offline.
 */
export async function codeError(cause: unknown): Promise<BackendError> {
  const message = `A part of the page failed to load: ${BackendError.from(cause).message}`;
  return new BackendError((await isSiteReachable()) ? 'outdated' : 'unreachable', message, { cause });
}

/** Imports code on demand. Rejects with {@link codeError}. */
export async function importCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw await codeError(cause);
  }
}

/**
 * Whether the site responds, with any status. `navigator.onLine` alone is also true in a network without internet
 * access.
 */
async function isSiteReachable(): Promise<boolean> {
  if (typeof window === 'undefined' || !navigator.onLine) return false;
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abortAfter(probeTimeout),
    });
    return true;
  } catch {
    return false;
  }
}
