import { messageTextsFor, type What } from './messageTexts.ts';

/** One change that a message tells. */
export interface News {
  what: What;
  /** Ids of rows, for the link. */
  trace?: string | undefined;
  pension?: string | undefined;
  /** YYYY-MM-DD. */
  date?: string | undefined;
}

export interface MessageContent {
  kind: 'news' | 'reminder' | 'security';
  news: readonly News[];
  /** The tag of the customer's language. English when there are no texts for it. */
  language: string;
  /** As the customer typed it. Left out of the message unless it is a plain name. */
  firstName: string | undefined;
  /** The firm's name, and how to reach it. */
  firm: { name: string; contact: string | undefined };
  /** The origin of the firm's site. Every link starts with it, except the one that stops the messages. */
  site: URL;
  /** The page that stops the messages without log-in. */
  stopUrl?: URL | undefined;
}

/** A written message. */
export interface WrittenMessage {
  subject: string;
  text: string;
  html: string;
}

/** Writes a message as plain text and as HTML. */
export function writeMessage(content: MessageContent): WrittenMessage {
  const { kind, news, firm, site, stopUrl } = content;
  const { language, texts } = messageTextsFor(content.language);
  const isDeleted = news.some(({ what }) => what === 'data_deleted');
  const subject = isDeleted ? texts.subjects.data_deleted : texts.subjects[kind];
  const greeting = texts.greeting(plainName(content.firstName));
  const lines = [...new Set(news.map(({ what, date }) => texts.news[what](dateInWords(date, texts.locale))))];
  if (kind === 'security' && !isDeleted) lines.push(texts.notYou);
  const links = {
    open: isDeleted ? undefined : new URL(pageOf(news), site),
    choose: isDeleted ? undefined : new URL('/portal/profile', site),
    stop: isDeleted ? undefined : stopUrl,
  };
  const firmLines = [firm.name, ...(firm.contact ? [`${texts.contact} ${firm.contact}`] : [])];
  const why = isDeleted ? [] : [texts.why(firm.name)];

  const text = [
    greeting,
    ...lines,
    ...(links.open ? [`${texts.open}:\n${links.open}`] : []),
    ['-- ', ...firmLines, ...why].join('\n'),
    ...(links.choose ? [`${texts.choose}:\n${links.choose}`] : []),
    ...(links.stop ? [`${texts.stop}:\n${links.stop}`] : []),
  ].join('\n\n');

  const small = (url: URL, label: string) =>
    `<a class="brand" style="color:${light.brand}" href="${escape(url.href)}">${escape(label)}</a>`;
  const html = page(
    language,
    subject,
    [
      ...[greeting, ...lines].map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`),
      ...(links.open ? [button(links.open, texts.open)] : []),
      `<hr class="line" style="border:0;border-top:1px solid ${light.line};margin:24px 0 16px">`,
      ...[...firmLines, ...why].map(
        (line) => `<p class="quiet" style="margin:0 0 8px;color:${light.quiet};font-size:14px">${escape(line)}</p>`,
      ),
      ...(links.choose ? [`<p style="margin:0 0 8px;font-size:14px">${small(links.choose, texts.choose)}</p>`] : []),
      ...(links.stop ? [`<p style="margin:0;font-size:14px">${small(links.stop, texts.stop)}</p>`] : []),
    ].join('\n'),
  );
  return { subject, text: `${text}\n`, html };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The news that decides the link, most important first. */
const inOrder: readonly What[] = ['signature_needed', 'pension_found', 'nothing_found', 'search_answered'];

/** The path of the page that shows the news: the portal when several pages would. */
function pageOf(news: readonly News[]): string {
  const what = inOrder.find((one) => news.some((item) => item.what === one));
  const paths = new Set(news.filter((item) => what === undefined || item.what === what).map(pathOf));
  const [path, ...others] = paths;
  return path === undefined || others.length > 0 ? '/portal' : path;
}

function pathOf({ what, trace, pension }: News): string {
  if (trace !== undefined && uuid.test(trace)) return `/portal/trace/${trace}`;
  if (pension !== undefined && uuid.test(pension)) return `/portal/pension/${pension}`;
  switch (what) {
    case 'signature_needed':
      return '/action/authorisation';
    case 'document':
      return '/portal/documents';
    case 'cancelled':
      return '/cancelled-application';
    case 'password_changed':
    case 'email_changed':
    case 'second_step_changed':
      return '/portal/profile';
    default:
      return '/portal';
  }
}

/** Letters, spaces, apostrophes and hyphens. Without full stops, mail programs find no address in it to link. */
function plainName(name: string | undefined): string | undefined {
  return name !== undefined && /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(name) ? name : undefined;
}

function dateInWords(date: string | undefined, locale: string): string | undefined {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/* The colours of the product's tokens in sRGB: mail programs know no others. */
const light = {
  page: '#faf7f1',
  surface: '#ffffff',
  ink: '#11252a',
  quiet: '#415358',
  line: '#ddd9d0',
  brand: '#005959',
};
const dark = {
  page: '#0c1719',
  surface: '#152224',
  ink: '#f3f0ea',
  quiet: '#bac7c6',
  line: '#314043',
  brand: '#75d0ca',
};

/**
 * A table for the layout and styles on the elements: mail programs drop much of a style sheet. Those that know dark
 * colours read the sheet.
 */
function page(language: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .surface { background: ${dark.surface} !important; color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .line { border-color: ${dark.line} !important; }
  .brand { color: ${dark.brand} !important; }
  .button { background: ${dark.brand} !important; color: ${dark.page} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="surface" style="padding:24px;border-radius:12px;background:${light.surface};color:${light.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escape(title)}</h1>
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function button(url: URL, label: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escape(url.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${light.brand};color:${light.surface};font-weight:600;text-decoration:none">${escape(label)}</a></p>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
