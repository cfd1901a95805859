import { messageTexts, type SignAgain, type What } from '../../templates/messageTexts.ts';
import type { MessageContent, News } from '../../templates/writeMessage.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';

/** A message to send, as `backoffice_claim_messages` returns it. */
export interface ClaimedMessage extends Pick<MessageContent, 'news' | 'language' | 'firstName'> {
  id: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  to: string;
  /** The customer's token for the page that stops the messages. */
  unsubscribe: string | undefined;
}

export interface Claim {
  firm: MessageContent['firm'];
  messages: ClaimedMessage[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads the reply of `backoffice_claim_messages`. Throws when it is something else. */
export function readClaim(reply: unknown): Claim {
  const { firm, messages }: Fields = Object(reply);
  if (!Array.isArray(messages)) throw new ServiceProblem('The database answered without a list of messages.');
  const { name, contact }: Fields = Object(firm);
  return {
    firm: { name: textOf(name) ?? '', contact: textOf(contact) },
    messages: messages.map((message) => readMessage(Object(message))),
  };
}

function readMessage(fields: Fields): ClaimedMessage {
  const { id, attempt, to, language, first_name, news, unsubscribe } = fields;
  if (typeof id !== 'string' || typeof attempt !== 'number' || typeof to !== 'string' || !Array.isArray(news)) {
    throw new ServiceProblem('The database answered with a message that lacks a field.');
  }
  return {
    id,
    attempt,
    to,
    language: textOf(language) ?? 'en',
    firstName: textOf(first_name),
    news: news.map((item) => readNews(Object(item))).filter((item) => item !== undefined),
    unsubscribe: textOf(unsubscribe),
  };
}

/** Undefined for news that this version does not know. */
function readNews({ what, page, task, document, pension, trace, date, reason, old_letter }: Fields): News | undefined {
  if (!isWhat(what)) return undefined;
  const id = [task, document, pension, trace].map(textOf).find((one) => one !== undefined);
  return { what, id, page: textOf(page), date: textOf(date), because: [reason, old_letter].filter(isSignAgain) };
}

function isWhat(what: unknown): what is What {
  return typeof what === 'string' && Object.hasOwn(messageTexts.en.news, what);
}

function isSignAgain(reason: unknown): reason is SignAgain {
  return typeof reason === 'string' && Object.hasOwn(messageTexts.en.signAgain, reason);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
