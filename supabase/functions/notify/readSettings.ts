import type { ProjectOptions } from '../_shared/Project.ts';
import { mailApi } from './mailApi.ts';
import type { Mail, MailSender } from './MailSender.ts';
import { smtp } from './smtp.ts';

export interface NotifySettings {
  secret: string;
  /** The address of the product on the firm's site. */
  site: URL;
  from: Mail['from'];
  /** The function's public address. */
  url: URL;
  sender: MailSender;
}

/** Reads the settings of the function. Throws when one is missing or unsafe. */
export function readSettings(options: ProjectOptions, sender = findSender(options)): NotifySettings {
  const { env } = options;
  const secret = env.NOTIFY_SECRET ?? '';
  if (secret.length < 32) throw new Error('The function notify needs NOTIFY_SECRET, of at least 32 characters.');
  if (!URL.canParse(env.SITE_URL ?? ''))
    throw new Error('The function notify needs SITE_URL, the address of the site.');
  if (!sender) throw new Error('The function notify needs MAIL_API_KEY or SMTP_URL.');
  return {
    secret,
    site: new URL(env.SITE_URL ?? ''),
    from: readFrom(env.MAIL_FROM),
    url: new URL(env.NOTIFY_URL || `${env.SUPABASE_URL}/functions/v1/notify`),
    sender,
  };
}

function findSender(options: ProjectOptions): MailSender | undefined {
  if (options.env.MAIL_API_KEY) return mailApi(options);
  return options.env.SMTP_URL ? smtp(options) : undefined;
}

/** Reads 'Name <address>'. Refuses anything with which a header could end. */
function readFrom(text = ''): Mail['from'] {
  const [, name = '', address] = /^([^<>"\\\p{Cc}]+) <([^\s<>"@,]+@[^\s<>"@,]+)>$/u.exec(text) ?? [];
  if (address === undefined)
    throw new Error("The function notify needs MAIL_FROM, such as 'Your Firm <news@example.com>'.");
  return { name, address };
}
