import * as z from 'zod/mini';
import type { EmailLink } from '../../backend/PensionTraceAdapter';

/*
 * An email link that waits for its button. Its token leaves the address at once, for histories and screenshots, and a
 * reload must still find it: sessionStorage belongs to this tab and ends with it.
 */

const key = 'pension-trace-link';

const kept = z.object({
  tokenHash: z.string(),
  type: z.enum(['recovery', 'signup', 'email', 'email_change']),
});

export function readKeptLink(): EmailLink | undefined {
  try {
    return z.safeParse(kept, JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    // Blocked storage, or storage with other content.
    return undefined;
  }
}

/** Keeps the link, or removes the one before. */
export function keepLink(link: EmailLink | undefined): void {
  try {
    if (link) sessionStorage.setItem(key, JSON.stringify(link));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full storage: the link works until a reload.
  }
}
