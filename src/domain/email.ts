import { exactLine } from './text';

/*
 * The syntax that mail servers accept: RFC 5322's unquoted local part, then a host name with at least one dot, whose
 * last label has two characters or more and is not a number. A valid address may still have no mailbox.
 */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const lastLabel = '(?!\\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]';
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`, 'u');

/** SMTP's maximum lengths (RFC 5321, section 4.5.3.1, with erratum 1690). */
const longest = { address: 254, localPart: 64 };

/** Checks the syntax of an email address. */
export function checkEmail(value: string): 'missing' | 'invalid' | undefined {
  const address = formatEmail(value);
  if (address === '') return 'missing';
  if (address.length > longest.address || address.indexOf('@') > longest.localPart) return 'invalid';
  return email.test(address) ? undefined : 'invalid';
}

const quotesAround = /^[\s"'“”‘’„«»]+|[\s"'“”‘’„«».,;]+$/g;

/** Returns a refused address without the quotation marks around it; undefined unless it is then valid. */
export function correctEmail(value: string): string | undefined {
  const address = formatEmail(formatEmail(value).replace(quotesAround, ''));
  return checkEmail(value) === 'invalid' && checkEmail(address) === undefined ? address : undefined;
}

/**
 * Formats an address for sending: in lower case, without the text that comes with it from a link (`mailto:`), from a
 * mail program (`Edith Larkin <edith@example.com>`) or from the keyboard of a phone (a full stop at the end).
 */
export function formatEmail(value: string): string {
  return exactLine(value)
    .toLowerCase()
    .replace(/^[^<>]*<([^<>]*)>[\s.,;]*$/, '$1')
    .trim()
    .replace(/^mailto:\s*([^?]*)(?:\?.*)?$/, '$1')
    .replace(/[\s.,;]+$/, '');
}
