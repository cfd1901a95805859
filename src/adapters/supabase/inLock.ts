import { webLocks } from '../../domain/device';

/** Milliseconds after which a tab stops waiting for another tab. */
const lockTimeout = 10_000;

/**
 * Runs `work` while no other tab of this site runs work with this name. Two at once are better than none: without Web
 * Locks in the browser, and when the other tab does not respond, it runs without waiting.
 */
export async function inLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = webLocks();
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), lockTimeout);
  let hasBegun = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
