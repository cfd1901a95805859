import { randomUUID } from 'node:crypto';
import { pkcePrefix } from './auth/pkcePrefix';
import type { RequestContextStore } from './requestContext';
import { originsOf } from './sameMachine';

/** An email that was not sent. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: Date;
}

/** Keeps emails in memory, newest first, instead of sending them. */
export interface Mailbox {
  mails(): readonly Mail[];
  /** The mailer of `@supabase/lite`. */
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<void>;
}

interface CreateMailboxOptions {
  siteUrl: string;
  requests: RequestContextStore;
  now(): Date;
}

const keptMails = 100;

/** Lite ignores `redirect_to` and PKCE, so the mailbox adds them to the links. */
export function createMailbox({ siteUrl, requests, now }: CreateMailboxOptions): Mailbox {
  const mails: Mail[] = [];
  const ourOrigins = originsOf(siteUrl);
  return {
    mails: () => mails,
    async send({ to, subject, text = '' }) {
      const { redirectTo, linksGiveCode = false } = requests.getStore() ?? {};
      const isOurs = redirectTo && URL.canParse(redirectTo) && ourOrigins.includes(new URL(redirectTo).origin);
      mails.unshift({
        id: randomUUID(),
        to,
        subject,
        text: withLinks(text, isOurs ? redirectTo : undefined, linksGiveCode),
        sentAt: now(),
      });
      mails.length = Math.min(mails.length, keptMails);
    },
  };
}

/** Every address in a text. */
export const addressPattern = /https?:\/\/[^\s<>"]+/g;

function withLinks(text: string, redirectTo: string | undefined, linksGiveCode: boolean): string {
  return text.replace(addressPattern, (address) => {
    const url = new URL(address);
    const token = url.searchParams.get('token');
    if (redirectTo && url.searchParams.has('redirect_to')) url.searchParams.set('redirect_to', redirectTo);
    if (linksGiveCode && token) url.searchParams.set('token', `${pkcePrefix}${token}`);
    return url.href;
  });
}
