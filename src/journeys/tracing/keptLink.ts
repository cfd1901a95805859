import * as z from 'zod/mini';
import { emailLinkTypes, type EmailLink } from '../../backend/PensionTraceAdapter';
import { createTabStorage } from '../../backend/tabStorage';

/*
 * An email link whose button was not pressed yet. Its token is removed from the address at once, to keep it out of
 * histories and screenshots. It is kept here, so that a reload still finds it.
 */

const key = 'pension-trace-link';

const kept = z.object({ tokenHash: z.string(), type: z.enum(emailLinkTypes) });

export function readKeptLink(): EmailLink | undefined {
  try {
    return z.safeParse(kept, JSON.parse(createTabStorage().getItem(key) ?? 'null')).data;
  } catch {
    // Storage with other content.
    return undefined;
  }
}

/** Keeps the link, or removes the one before. */
export function keepLink(link: EmailLink | undefined): void {
  const tab = createTabStorage();
  if (link) tab.setItem(key, JSON.stringify(link));
  else tab.removeItem(key);
}
