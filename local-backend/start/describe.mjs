import { resolve } from 'node:path';

/** The text for the terminal when the site is ready. */
export function describe({ siteUrl, supabaseUrl, anonKey, isPublic, isMailboxPublic, databaseUrl, dataDir }) {
  const lines = [['Open', siteUrl]];
  if (supabaseUrl) lines.push(['Backend', supabaseUrl]);
  else {
    lines.push(['Mailbox', `${siteUrl}/mailbox (shows emails instead of sending them)`]);
    if (databaseUrl) lines.push(['Database', 'the PostgreSQL server in DATABASE_URL']);
    lines.push(['Data', `${resolve(dataDir)} (npm run start:fresh deletes it)`]);
  }
  lines.push(['Stop', 'Ctrl+C']);
  const paragraphs = [lines.map(([name, text]) => `${name.padEnd(9)} ${text}`)];
  if (anonKey) {
    paragraphs.push([
      'For a page of your own on this machine: createSupabaseAdapter({ url, key }) with',
      `url: '${siteUrl}',`,
      `key: '${anonKey}',`,
    ]);
  }
  if (isPublic) paragraphs.push(warnings({ siteUrl, supabaseUrl, isMailboxPublic }));
  return `\n${paragraphs.map((texts) => texts.map((text) => `  ${text}\n`).join('')).join('\n')}`;
}

/** Warnings for a site that other machines can reach. */
function warnings({ siteUrl, supabaseUrl, isMailboxPublic }) {
  const isEncrypted = siteUrl.startsWith('https:');
  return [
    'Other machines can reach this site.',
    ...(isEncrypted
      ? []
      : [
          'Warning: it answers without encryption (HTTP), so others on the network can read passwords and personal data.',
          'Put a proxy with TLS in front of it, and set SITE_URL=https://… to its address.',
        ]),
    ...(supabaseUrl
      ? []
      : [
          isMailboxPublic
            ? 'Warning: PUBLIC_MAILBOX is on, so everyone can read every email and reset every password.'
            : 'The mailbox opens on this machine only. PUBLIC_MAILBOX=1 opens it to everyone.',
        ]),
    `Links in emails point to ${siteUrl}; SITE_URL changes that.`,
  ];
}
