import type { ProjectOptions } from '../_shared/Project.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import type { MailSender } from './MailSender.ts';

/** The codes of RFC 5321 and RFC 7504 for a mailbox that takes no mail: unknown, elsewhere, misnamed, or a domain without. */
const unreachable = [550, 551, 553, 556];

/**
 * A mail server with its user and password in SMTP_URL, such as `smtps://user:password@smtp.example.com:465`. With
 * `smtp://` the server must offer STARTTLS, except on 127.0.0.1.
 */
export function smtp({ env }: ProjectOptions): MailSender {
  const url = env.SMTP_URL ?? '';
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) throw new Error('SMTP_URL must start with smtps:// or smtp://.');
  const requireTLS = new URL(url).hostname !== '127.0.0.1';
  return {
    async send({ id, from, to, subject, text, html, headers }, signal) {
      // Loaded for this sender only.
      const { createTransport } = await import('nodemailer');
      const milliseconds = 10_000;
      const transport = createTransport({
        url,
        requireTLS,
        // The runtime may not tell its own name.
        name: from.address.split('@').at(-1),
        connectionTimeout: milliseconds,
        greetingTimeout: milliseconds,
        socketTimeout: milliseconds,
        // A mail has no attachments: nothing is read from disk or network.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const stop = () => transport.close();
      signal.addEventListener('abort', stop);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
        });
      } catch (error) {
        const { responseCode, code }: { responseCode?: unknown; code?: unknown } = Object(error);
        const reason = [responseCode, code].find((one) => typeof one === 'number' || typeof one === 'string');
        const isFinal = typeof reason === 'number' && unreachable.includes(reason);
        throw new ServiceProblem(`The mail server failed: ${reason ?? 'no answer'}.`, isFinal);
      } finally {
        signal.removeEventListener('abort', stop);
        transport.close();
      }
    },
  };
}
