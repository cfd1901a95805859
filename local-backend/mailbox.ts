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
  /** The page that mail programs show. Only mails of the server function `notify` have one. */
  html?: string | undefined;
  sentAt: Date;
}

/** Keeps emails in memory, newest first, instead of sending them. */
export interface Mailbox {
  mails(): readonly Mail[];
  /** Keeps an email as it is, once for each id. */
  add(mail: Omit<Mail, 'sentAt'>): void;
  /** The mailer of `@supabase/lite`. */
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<void>;
}

interface CreateMailboxOptions {
  siteUrl: string;
  requests: RequestContextStore;
  now(): Date;
}

const keptMails = 100;

/**
 * Lite has no templates, ignores `redirect_to` and does not know PKCE, so the mailbox writes the links as the templates
 * of `supabase/` do: they open the site, and the site spends the token.
 */
export function createMailbox({ siteUrl, requests, now }: CreateMailboxOptions): Mailbox {
  const mails: Mail[] = [];
  const resetPages = originsOf(siteUrl).map((origin) => `${origin}${pathOf(siteUrl)}/reset-password`);
  function add(mail: Omit<Mail, 'sentAt'>) {
    if (mails.some(({ id }) => id === mail.id)) return;
    mails.unshift({ ...mail, sentAt: now() });
    mails.length = Math.min(mails.length, keptMails);
  }
  return {
    mails: () => mails,
    add,
    async send({ to, subject, text = '' }) {
      const { redirectTo, linksGiveCode = false } = requests.getStore() ?? {};
      const resetPage = redirectTo && resetPages.includes(redirectTo) ? redirectTo : siteUrl;
      add({ id: randomUUID(), to, subject, text: withLinks(text, { siteUrl, resetPage, linksGiveCode }) });
    },
  };
}

function pathOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** Every address in a text. */
export const addressPattern = /https?:\/\/[^\s<>"]+/g;

interface WithLinksOptions {
  siteUrl: string;
  /** As in templates/recovery.html: a listed page, or the site, which opens the link as well. */
  resetPage: string;
  linksGiveCode: boolean;
}

/** The letters of the templates. The page opens links of no other kind. */
const letters: ReadonlyMap<string, string> = new Map([
  ['recovery', 'r'],
  ['signup', 'c'],
  ['email_change', 'e'],
]);

function withLinks(text: string, { siteUrl, resetPage, linksGiveCode }: WithLinksOptions): string {
  return text.replace(addressPattern, (address) => {
    const { searchParams } = new URL(address);
    const token = searchParams.get('token');
    if (!token) return address;
    const type = searchParams.get('type') ?? '';
    const url = new URL(type === 'recovery' ? resetPage : siteUrl);
    const letter = letters.get(type) ?? 'x';
    url.searchParams.set('token_hash', `${letter}.${linksGiveCode ? pkcePrefix : ''}${token}`);
    return url.href;
  });
}
