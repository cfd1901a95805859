/*
 * The shape that mail servers accept in practice: RFC 5322's unquoted local part, then a host name with at least
 * one dot, whose last label has two characters or more and is not a number. It does not
 * prove that the mailbox exists.
 */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const lastLabel = '(?!\\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]';
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`, 'u');

/** The longest address and local part that SMTP can carry (RFC 5321, section 4.5.3.1, with erratum 1690). */
const longest = { address: 254, localPart: 64 };

/** Whether it looks like an e-mail address. */
export function checkEmail(value: string): 'missing' | 'invalid' | undefined {
  const address = formatEmail(value);
  if (address === '') return 'missing';
  if (address.length > longest.address || address.indexOf('@') > longest.localPart) return 'invalid';
  return email.test(address) ? undefined : 'invalid';
}

/** The address as it is sent: trimmed and lower case. */
export function formatEmail(value: string): string {
  return value.trim().toLowerCase();
}
