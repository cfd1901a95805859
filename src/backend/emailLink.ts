import { hasOwn } from '../domain/hasOwn';
import type { EmailLink } from './PensionTraceAdapter';

/** The letter before the token in `token_hash`: a second parameter would be lost with an `&` that a mail program changes. */
const letters = { r: 'recovery', c: 'email', e: 'email_change' } as const;

/**
 * Reads the `token_hash` of a link in an email, such as `r.TOKEN`: `r` leads to a new password, `c` confirms a new account,
 * `e` another address. Ignores what mail programs add: `=3D`, spaces and line breaks anywhere, and what follows the token.
 * For a host that shows `OpenLink` on a page of its own.
 *
 * @example
 * ```tsx
 * const link = readEmailLink(new URLSearchParams(window.location.search).get('token_hash') ?? '');
 * const page = link ? <OpenLink link={link} /> : <ForgotPasswordForm />;
 * ```
 * @param tokenHash The parameter `token_hash` of the link.
 * @returns Undefined for a link that the product does not send.
 */
export function readEmailLink(tokenHash: string): EmailLink | undefined {
  // The '=' is that of a soft line break.
  const [, letter = '', token] = /^(?:3D)?([a-z])\.([\w-]+)/.exec(tokenHash.replace(/[^!-~]|=/g, '')) ?? [];
  return token !== undefined && hasOwn(letters, letter) ? { tokenHash: token, type: letters[letter] } : undefined;
}
