import { frame, type WrittenMessage } from './frame.ts';
import { messageTextsFor, type AccountMail } from './messageTexts.ts';

export interface AccountMailContent {
  /** English when there are no texts for it. */
  language: string;
  /** The firm's name. */
  firm: string;
  /** How to reach the firm. */
  contact?: string | undefined;
  /** The address of the account. */
  email: string;
  /** The address to which it is to change. */
  newEmail: string;
  /** The page on which a press spends the token. */
  href: string;
}

/** Writes an email of the auth service. The files beside this one are its output with the auth service's placeholders. */
export function writeAccountMail(mail: AccountMail, content: AccountMailContent): WrittenMessage {
  const { firm, contact, email, newEmail, href } = content;
  const { language, texts } = messageTextsFor(content.language);
  const { subject, lines, button } = texts.account[mail];
  return frame({
    language,
    subject,
    firm,
    lines: lines(email, newEmail),
    button: { href, label: button },
    contact: contact === undefined ? undefined : `${texts.contact} ${contact}`,
  });
}
