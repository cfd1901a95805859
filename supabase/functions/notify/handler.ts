import { answerSafely } from '../_shared/answerSafely.ts';
import { createSecretCheck } from '../_shared/createSecretCheck.ts';
import { openProject, type ProjectOptions } from '../_shared/Project.ts';
import { reply } from '../_shared/reply.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import { deliver } from './deliver.ts';
import type { MailSender } from './MailSender.ts';
import { readSettings } from './readSettings.ts';
import { stopPage } from './stopPage.ts';

/** Milliseconds in which one call starts to send messages. What is left waits for the next call. */
const sendsFor = 40_000;

interface NotifyOptions extends ProjectOptions {
  /** Default: the mail service of MAIL_API_KEY, or the mail server of SMTP_URL. */
  sender?: MailSender | undefined;
}

/**
 * The server function `notify`: sends the messages that are due, and returns how many were sent and how many failed.
 * `supabase/optional/messages.sql` calls it every minute. Calling it again, or twice at once, is safe.
 *
 * With `?unsubscribe=` and a customer's token it switches off their news instead, on POST. Anything else leads to the page
 * of the site, because mail programs open links on their own.
 */
export function createHandler(options: NotifyOptions): (request: Request) => Promise<Response> {
  const project = openProject(options);
  const settings = readSettings(options, options.sender);
  const isAllowed = createSecretCheck(settings.secret);

  const send = answerSafely({
    timeout: 60_000,
    problem: 'Messages could not be sent',
    apology: 'Messages could not be sent. The log of the function says why.',
    async answer(request, _body, signal) {
      if (!(await isAllowed(request))) {
        return reply({ message: 'Send the NOTIFY_SECRET of the function as the bearer token.' }, 401);
      }
      return reply(await deliver(project, settings, { signal, budget: AbortSignal.timeout(sendsFor) }));
    },
  });

  const unsubscribe = answerSafely({
    timeout: 10_000,
    problem: 'News could not be switched off',
    apology: 'This did not work. Please try again.',
    async answer(request, _body, signal) {
      const token = readToken(request);
      const path = '/rest/v1/rpc/backoffice_unsubscribe';
      const body = { p_token: token, p_headers: senderOf(request) };
      const answer = await project.call(path, { method: 'POST', body }, signal);
      if (answer.status === 429)
        return reply({ message: 'Too many tries. Please wait a few minutes and try again.' }, 429);
      if (!answer.ok) throw new ServiceProblem(`backoffice_unsubscribe answered with status ${answer.status}.`);
      if ((await answer.json()) === true) return reply({ message: 'Emails about news are off.' });
      return reply({ message: 'This link is not valid any more.' }, 404);
    },
  });

  return async (request) => {
    const token = readToken(request);
    if (token === null) return send(request);
    if (request.method === 'POST') return unsubscribe(request);
    return Response.redirect(stopPage(settings.site, token), 303);
  };
}

/** The headers in which the database finds the client's address; never the caller's secrets. */
function senderOf({ headers }: Request): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !['authorization', 'apikey', 'cookie'].includes(name)));
}

function readToken(request: Request): string | null {
  return new URL(request.url).searchParams.get('unsubscribe');
}
