import { writeMessage } from '../../templates/writeMessage.ts';
import type { Project } from '../_shared/Project.ts';
import { logProblem, ServiceProblem } from '../_shared/ServiceProblem.ts';
import { readClaim, type Claim, type ClaimedMessage } from './readClaim.ts';
import type { NotifySettings } from './readSettings.ts';
import { stopPage } from './stopPage.ts';

/** How many messages are sent at once. */
const together = 5;
/** In milliseconds. */
const patience = 20_000;

/**
 * Sends the messages that are due until there are none, or until `budget` aborts. Returns how many were sent and how many
 * failed; the database has each failure and says when it is tried again.
 */
export async function deliver(
  project: Project,
  settings: NotifySettings,
  { budget, signal }: { budget: AbortSignal; signal: AbortSignal },
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  while (!budget.aborted) {
    const { firm, messages } = readClaim(await call(project, 'claim_messages', { p_limit: together }, signal));
    if (messages.length === 0) break;
    const outcomes = await Promise.allSettled(
      messages.map((message) => deliverOne(project, settings, { firm, message }, signal)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason;
      counts[outcome.value] += 1;
    }
  }
  return counts;
}

interface Delivery extends Pick<Claim, 'firm'> {
  message: ClaimedMessage;
}

async function deliverOne(
  project: Project,
  { sender, site, from, url }: NotifySettings,
  { firm, message }: Delivery,
  signal: AbortSignal,
): Promise<'sent' | 'failed'> {
  const { id, attempt, to, unsubscribe } = message;
  try {
    const stopUrl = unsubscribe === undefined ? undefined : stopPage(site, unsubscribe);
    const written = writeMessage({ ...message, firm, site, stopUrl });
    const headers = unsubscribe === undefined ? {} : oneClick(url, unsubscribe);
    await sender.send(
      { ...written, id, from, to: checkAddress(to), headers },
      AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    );
  } catch (error) {
    logProblem(`The message ${id} could not be sent`, error);
    const p_problem = error instanceof ServiceProblem ? error.message : 'The mail service did not answer.';
    const p_is_final = error instanceof ServiceProblem && error.isFinal;
    await call(project, 'note_message_failed', { p_id: id, p_attempt: attempt, p_problem, p_is_final }, signal);
    return 'failed';
  }
  await call(project, 'note_message_sent', { p_id: id }, signal);
  return 'sent';
}

/** RFC 8058: mail programs show a button of their own, which sends a POST. */
function oneClick(url: URL, token: string): Record<string, string> {
  const address = new URL(url);
  address.searchParams.set('unsubscribe', token);
  return { 'List-Unsubscribe': `<${address.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** One address: nothing that ends a header or adds a recipient. */
function checkAddress(address: string): string {
  if (/^[^\s<>(),;:"\\@\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u.test(address)) return address;
  throw new ServiceProblem('The address is not one that mail can go to.', true);
}

async function call(project: Project, procedure: string, body: object, signal: AbortSignal): Promise<unknown> {
  const answer = await project.call(`/rest/v1/rpc/backoffice_${procedure}`, { method: 'POST', body }, signal);
  if (!answer.ok) throw new ServiceProblem(`backoffice_${procedure} answered with status ${answer.status}.`);
  // A procedure without a result answers 204.
  return answer.status === 204 ? undefined : answer.json();
}
