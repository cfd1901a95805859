/** Settings that must match `cli/check/supabase/config.toml`, with the problem if they differ. */
const required = {
  'auth.email.enable_confirmations': 'Email confirmation is off.',
  'auth.email.double_confirm_changes': 'A new email address is not confirmed at the old one.',
  'auth.email.secure_password_change': 'A password can be changed without a recent log-in.',
  'auth.captcha.enabled': 'CAPTCHA is off.',
  'auth.enable_anonymous_sign_ins': 'Anonymous sign-ins are on.',
  'auth.enable_refresh_token_rotation': 'Refresh tokens are not rotated.',
  'auth.mfa.totp.enroll_enabled': 'Customers cannot set up an authenticator app.',
  'auth.mfa.totp.verify_enabled': 'Customers cannot log in with an authenticator app.',
  'db.ssl_enforcement.enabled': 'The database accepts connections without SSL.',
};

/** Rules for settings: each returns the problem with a value, or undefined. */
const rules = {
  'auth.site_url': (url) => (isPublic(url) ? undefined : `The site URL is ${url}.`),
  'auth.additional_redirect_urls': (urls) =>
    (urls ?? []).every(isPublic)
      ? undefined
      : `The redirect list has an address that is not https, is on this machine, or has a wildcard: ${urls.join(', ')}.`,
  'auth.minimum_password_length': (length) => (length < 8 ? `Passwords may have ${length} characters.` : undefined),
  'auth.sessions.timebox': (time) => (isZero(time) ? 'Sessions never end.' : undefined),
  'auth.sessions.inactivity_timeout': (time) => (isZero(time) ? 'Unused sessions never end.' : undefined),
};

const functions = ['address', 'anchor', 'document', 'notify'];

const wantedSecrets = {
  OS_PLACES_KEY: 'customers search sample addresses',
  ANCHOR_STORE_URL: 'the end of the signed chain is kept in the database alone',
};

/** Either of these sends the messages to customers. */
const senders = ['MAIL_API_KEY', 'SMTP_URL'];

/**
 * Returns the problems of a project, from the JSON output of Supabase's CLI.
 *
 * @param {object} answers
 * @param {{ scope: { present: string[] }, changes: { path: string[], remote: unknown }[] }} answers.config `config diff`
 * @param {{ walg_enabled: boolean, pitr_enabled: boolean }} answers.backups `backups list`
 * @param {{ slug: string, status: string, verify_jwt?: boolean }[]} answers.functions `functions list`
 * @param {{ name: string }[]} answers.secrets `secrets list`
 * @param {{ company_name: string | null, overdue_messages?: number }[]} [answers.settings] the row of `public.settings`,
 *   with the number of messages that should have been sent a day ago; undefined if unreadable
 * @returns {string[]}
 */
export function findProblems({ config, backups, functions: deployed, secrets, settings }) {
  return [
    ...namelessLetter(settings),
    ...['auth', 'database']
      .filter((block) => !config.scope.present.includes(block))
      .map((block) => `The settings of ${block} could not be read. Check the access token's permissions.`),
    ...config.changes.flatMap(({ path, remote }) => {
      const name = path.join('.');
      return rules[name]?.(remote) ?? required[name] ?? [];
    }),
    ...(backups.pitr_enabled || backups.walg_enabled ? [] : ['There are no physical backups.']),
    ...(backups.pitr_enabled ? [] : ['Point-in-time recovery is off: up to a day of signatures can be lost.']),
    ...functions.flatMap((name) => {
      const found = deployed.find(({ slug }) => slug === name);
      if (!found) return [`The function ${name} is not deployed.`];
      if (found.status !== 'ACTIVE') return [`The function ${name} is ${found.status}.`];
      return found.verify_jwt ? [`The function ${name} still has verify_jwt: it refuses valid callers.`] : [];
    }),
    ...Object.entries(wantedSecrets).flatMap(([wanted, loss]) =>
      secrets.some(({ name }) => name === wanted) ? [] : [`${wanted} is not set: ${loss}.`],
    ),
    ...(secrets.some(({ name }) => senders.includes(name))
      ? []
      : ['Neither MAIL_API_KEY nor SMTP_URL is set: customers get no messages about their traces.']),
    ...(settings?.[0]?.overdue_messages > 0
      ? [`Messages to customers have waited for more than a day: run supabase/optional/messages.sql.`]
      : []),
  ];
}

/** A letter without the firm's name cannot be signed. */
function namelessLetter(settings) {
  if (settings === undefined) {
    return [
      'settings.company_name could not be read. Push the migrations, or give the access token the permission database_read.',
    ];
  }
  if (settings[0]?.company_name) return [];
  return [
    "No one can sign: the letter names no firm. Run in the SQL editor: update public.settings set company_name = 'Your Firm Ltd';",
  ];
}

function isPublic(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && !address.includes('*') && !/^(localhost|127\.|\[)/.test(url.hostname);
}

/** As Go writes a duration: '0s', '24h0m0s'. */
function isZero(duration) {
  return !/[1-9]/.test(String(duration));
}
