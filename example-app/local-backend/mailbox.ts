import { randomUUID } from 'node:crypto';
import type { RequestContextStore } from './requestContext';
import { originsOf } from './sameMachine';

/** A mail that would have gone out. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: Date;
}

/** Where mails end up on a newcomer's machine: nothing is sent. Kept in memory, newest first. */
export interface Mailbox {
  mails(): readonly Mail[];
  /** What `@supabase/lite` hands a mail to. */
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<void>;
}

interface CreateMailboxOptions {
  siteUrl: string;
  requests: RequestContextStore;
  now(): Date;
}

const keptMails = 100;

/** Lite forgets where the request wanted its link to lead, so the mailbox puts it back. */
export function createMailbox({ siteUrl, requests, now }: CreateMailboxOptions): Mailbox {
  const mails: Mail[] = [];
  const ourOrigins = originsOf(siteUrl);
  return {
    mails: () => mails,
    async send({ to, subject, text = '' }) {
      const redirectTo = requests.getStore()?.redirectTo;
      const isOurs = redirectTo && URL.canParse(redirectTo) && ourOrigins.includes(new URL(redirectTo).origin);
      mails.unshift({
        id: randomUUID(),
        to,
        subject,
        text: isOurs ? leadTo(text, redirectTo) : text,
        sentAt: now(),
      });
      mails.length = Math.min(mails.length, keptMails);
    },
  };
}

/** Every address in a text. */
export const addressPattern = /https?:\/\/[^\s<>"]+/g;

function leadTo(text: string, redirectTo: string): string {
  return text.replace(addressPattern, (address) => {
    const url = new URL(address);
    if (url.searchParams.has('redirect_to')) url.searchParams.set('redirect_to', redirectTo);
    return url.href;
  });
}
