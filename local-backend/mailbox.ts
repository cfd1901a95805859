import { randomUUID } from 'node:crypto';
import type { AccountMail } from '../supabase/templates/messageTexts';
import { writeAccountMail } from '../supabase/templates/writeAccountMail';
import { pkcePrefix } from './auth/pkcePrefix';
import type { RequestContext, RequestContextStore } from './requestContext';
import { originsOf } from './sameMachine';

/** An email that was not sent. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The page that mail programs show. */
  html?: string | undefined;
  sentAt: Date;
}

/** Keeps emails in memory, newest first, instead of sending them. */
export interface Mailbox {
  mails(): readonly Mail[];
  /** Keeps an email as it is. */
  add(mail: Omit<Mail, 'sentAt'>): void;
  /** Keeps an email of the auth service. Without `context`, that of the current request. */
  addLink(link: AccountLink, context?: Partial<RequestContext>): void;
  /** The mailer of `@supabase/lite`. */
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<void>;
}

/** An email of the auth service, with the token of its link. */
export interface AccountLink {
  to: string;
  /** As in the links of lite. */
  type: string;
  token: string;
}

interface CreateMailboxOptions {
  siteUrl: string;
  requests: RequestContextStore;
  now(): Date;
}

const keptMails = 100;

/**
 * Lite's own emails have a code, ignore `redirect_to` and do not know PKCE, so the mailbox writes those of the templates
 * of `supabase/` instead: their links open the site, and the site spends the token.
 */
export function createMailbox({ siteUrl, requests, now }: CreateMailboxOptions): Mailbox {
  const mails: Mail[] = [];
  const resetPages = originsOf(siteUrl).map((origin) => `${origin}${pathOf(siteUrl)}/reset-password`);
  function add(mail: Omit<Mail, 'sentAt'>) {
    mails.unshift({ ...mail, sentAt: now() });
    mails.length = Math.min(mails.length, keptMails);
  }
  function addLink({ to, type, token }: AccountLink, context: Partial<RequestContext> = requests.getStore() ?? {}) {
    const mail = accountMails.get(type);
    if (!mail) throw new Error(`There is no email of the type ${type}.`);
    const { redirectTo, sender, change } = context;
    // As in templates/recovery.html: a listed page, or the site, which opens the link as well.
    const isListed = type === 'recovery' && redirectTo !== undefined && resetPages.includes(redirectTo);
    const href = linkTo(isListed ? redirectTo : siteUrl, mail.letter, token, context);
    const firm = new URL(siteUrl).host;
    const words = { firm, ...sender, language: 'en', email: to, newEmail: to, ...change, href };
    add({ id: randomUUID(), to, ...writeAccountMail(mail.template, words) });
  }
  return {
    mails: () => mails,
    add,
    addLink,
    async send({ to, subject, text = '' }) {
      const link = linkIn(text);
      if (link && accountMails.has(link.type)) return addLink({ to, ...link });
      // A link of another kind, which no page opens.
      const href = link ? linkTo(siteUrl, 'x', link.token, requests.getStore()) : siteUrl;
      return add({ id: randomUUID(), to, subject, text: text.replace(addressPattern, href) });
    },
  };
}

function linkTo(page: string, letter: string, token: string, context: Partial<RequestContext> = {}): string {
  const url = new URL(page);
  url.searchParams.set('token_hash', `${letter}.${context.linksGiveCode ? pkcePrefix : ''}${token}`);
  return url.href;
}

function pathOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** Every address in a text. */
export const addressPattern = /https?:\/\/[^\s<>"]+/g;

/** The emails of the auth service by the type in their link, with the letter of their tokens. */
const accountMails: ReadonlyMap<string, { template: AccountMail; letter: string }> = new Map([
  ['recovery', { template: 'recovery', letter: 'r' }],
  ['signup', { template: 'confirmation', letter: 'c' }],
  ['email_change', { template: 'email_change', letter: 'e' }],
]);

/** The link of lite's own email. */
function linkIn(text: string): { type: string; token: string } | undefined {
  const { searchParams } = new URL(text.match(addressPattern)?.[0] ?? 'about:blank');
  const token = searchParams.get('token');
  const type = searchParams.get('type') ?? '';
  return token ? { type, token } : undefined;
}
