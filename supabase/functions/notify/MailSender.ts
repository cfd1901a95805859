import type { WrittenMessage } from '../../templates/frame.ts';

/** An email to one recipient. */
export interface Mail extends WrittenMessage {
  /** The same when a message is sent again: a service that knows it sends one mail. */
  id: string;
  /** The sender: a name and an address. */
  from: { name: string; address: string };
  to: string;
  /** Further headers, by name. */
  headers: Readonly<Record<string, string>>;
}

/** A way to send email. Write your own for another mail service. */
export interface MailSender {
  /**
   * Sends one email, or throws. A ServiceProblem's message is stored with the message for the firm to read.
   *
   * @param signal Aborts at the timeout.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
