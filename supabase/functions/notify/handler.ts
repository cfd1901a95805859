import { answerSafely } from '../_shared/answerSafely.ts';
import { createSecretCheck } from '../_shared/createSecretCheck.ts';
import { openProject, type ProjectOptions } from '../_shared/Project.ts';
import { reply } from '../_shared/reply.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import { deliver } from './deliver.ts';
import type { MailSender } from './MailSender.ts';
import { isLanguage } from './readClaim.ts';
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
 * With `?unsubscribe=` and a customer's token it switches off their news instead, on POST.
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
      const { token, language } = readLink(request);
      const path = '/rest/v1/rpc/backoffice_unsubscribe';
      const answer = await project.call(path, { method: 'POST', body: { p_token: token } }, signal);
      if (!answer.ok) throw new ServiceProblem(`backoffice_unsubscribe answered with status ${answer.status}.`);
      return stopPage(language, (await answer.json()) === true ? 'done' : 'unknown');
    },
  });

  return async (request) => {
    const { token, language } = readLink(request);
    if (token === null) return send(request);
    return request.method === 'GET' ? stopPage(language, 'question') : unsubscribe(request);
  };
}

function readLink(request: Request) {
  const { searchParams } = new URL(request.url);
  const language = searchParams.get('language');
  return { token: searchParams.get('unsubscribe'), language: isLanguage(language) ? language : ('en' as const) };
}
