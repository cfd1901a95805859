import { frame, type WrittenMessage } from './frame.ts';
import { pageAt } from './pageAt.ts';
import { messageTextsFor, type MessageTexts, type SignAgain, type Told, type What } from './messageTexts.ts';

/** One change that a message tells. */
export interface News {
  what: What;
  /** The id of its row, by which two changes are told apart. */
  id?: string | undefined;
  /** The path of the page that shows it. Undefined for none. */
  page?: string | undefined;
  /** YYYY-MM-DD. */
  date?: string | undefined;
  /** Why a new signature is needed, and what becomes of the earlier letter. */
  because?: readonly SignAgain[] | undefined;
}

export interface MessageContent {
  /** The most important first: it gives the subject and the button. */
  news: readonly News[];
  /** The tag of the customer's language. English when there are no texts for it. */
  language: string;
  /** As the customer typed it. Left out of the message unless it is a plain name. */
  firstName: string | undefined;
  /** The firm's name, and how to reach it. */
  firm: { name: string; contact: string | undefined };
  /** The address of the product on the firm's site. Every link starts with it, except the one that stops the messages. */
  site: URL;
  /** The page that stops the messages without log-in. Undefined for a message that the customer cannot stop. */
  stopUrl?: URL | undefined;
}

/** Writes a message as plain text and as HTML. */
export function writeMessage({ news, language: tag, firstName, firm, site, stopUrl }: MessageContent): WrittenMessage {
  const { language, texts } = messageTextsFor(tag);
  const kinds = [...new Set(news.map(({ what }) => what))];
  const [first] = kinds;
  const told = (what: What) => tellTogether(newsOf(news, what), texts.locale);
  const isDeleted = first === 'data_deleted';
  const isAboutLogIn = kinds.some((what) => aboutLogIn.includes(what));
  return frame({
    language,
    subject: first === undefined ? texts.subject : texts.subjects[first](told(first)),
    firm: firm.name,
    lines: [
      texts.greeting(plainName(firstName)),
      ...kinds.map((what) => texts.news[what](told(what))),
      ...(isAboutLogIn ? [texts.notYou] : []),
    ],
    button: first && buttonTo(newsOf(news, first), site, texts),
    contact: firm.contact ? `${texts.contact} ${firm.contact}` : undefined,
    foot: isDeleted ? [] : [texts.why(firm.name)],
    links: stopUrl
      ? [
          { href: pageAt(site, '/portal/profile/notifications').href, label: texts.choose },
          { href: stopUrl.href, label: texts.stop },
        ]
      : [],
  });
}

const aboutLogIn: readonly What[] = ['password_changed', 'email_changed', 'second_step_changed'];

function newsOf(news: readonly News[], kind: What): readonly News[] {
  return news.filter(({ what }) => what === kind);
}

/** Several changes of a kind are one sentence: how many, and the first date. */
function tellTogether(news: readonly News[], locale: string): Told {
  const dates = news.flatMap(({ date }) => (date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? [date] : []));
  const date = dates.reduce<string | undefined>((first = '9999', one) => (one < first ? one : first), undefined);
  return {
    count: new Set(news.map(({ id }) => id)).size,
    date: date && inWords(date, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    day: date && inWords(date, locale, { day: 'numeric', month: 'long' }),
    because: news.at(-1)?.because ?? [],
  };
}

/** The button to the page of the news: the portal when several pages show it. */
function buttonTo(news: readonly News[], site: URL, texts: MessageTexts) {
  const [page, ...others] = new Set(news.map((item) => pathOf(item)));
  const [first] = news;
  if (page === undefined || first === undefined) return undefined;
  return others.length > 0
    ? { href: pageAt(site, '/portal').href, label: texts.openPortal }
    : { href: pageAt(site, page).href, label: texts.open[first.what] ?? texts.openPortal };
}

/** A path of the site. Anything else than plain segments leads to the portal. */
function pathOf({ page }: News): string | undefined {
  if (page === undefined) return undefined;
  return /^(?:\/[\w-]+)+$/.test(page) ? page : '/portal';
}

/** Letters, spaces, apostrophes and hyphens. Without full stops, mail programs find no address in it to link. */
function plainName(name: string | undefined): string | undefined {
  return name !== undefined && /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(name) ? name : undefined;
}

function inWords(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
