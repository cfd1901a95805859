import type { ProjectOptions } from '../_shared/Project.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import type { MailSender } from './MailSender.ts';

/**
 * An HTTP mail service in the form of Resend, with its key in MAIL_API_KEY. MAIL_API_URL names another address of the same
 * form.
 * https://resend.com/docs/api-reference/emails/send-email
 */
export function mailApi({ env, fetch }: ProjectOptions): MailSender {
  const url = new URL(env.MAIL_API_URL || 'https://api.resend.com/emails');
  // The key and the mail need TLS, except for a service on this machine, for tests.
  if (url.protocol !== 'https:' && url.hostname !== '127.0.0.1') throw new Error('MAIL_API_URL must start with https.');
  return {
    async send({ id, from, to, subject, text, html, headers }, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${env.MAIL_API_KEY}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from: `"${from.name}" <${from.address}>`, to: [to], subject, text, html, headers }),
        // A redirect would send the mail elsewhere.
        redirect: 'manual',
        signal,
      });
      if (answer.ok) return;
      const { name }: { name?: unknown } = Object(await answer.json().catch(() => undefined));
      // The service took this message before, and the customer's name has changed since.
      if (answer.status === 409 && name === 'invalid_idempotent_request') return;
      // 422: it will never take this message.
      throw new ServiceProblem(`The mail service answered with status ${answer.status}.`, answer.status === 422);
    },
  };
}
