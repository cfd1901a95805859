import { BackendError } from '../backend/BackendError';

/** Milliseconds after which a site that does not answer counts as unreachable. */
const probeTimeout = 5000;

/**
 * Loads a part of the product that is imported on demand. Import each part through it: the error of a failed import names
 * a file.
 *
 * @throws BackendError `unreachable` without a connection; `outdated` when the site answers but the code does not come:
 * a deployment has removed it, or the browser remembers an import that failed while it was offline.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    const message = `A part of the page failed to load: ${BackendError.from(cause).message}`;
    throw new BackendError((await isSiteReachable()) ? 'outdated' : 'unreachable', message, { cause });
  }
}

/** Whether the site answers, with whatever status. `navigator.onLine` alone is true in a network without the internet. */
async function isSiteReachable(): Promise<boolean> {
  if (typeof window === 'undefined' || !navigator.onLine) return false;
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    });
    return true;
  } catch {
    return false;
  }
}
