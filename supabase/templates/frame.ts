/** An email with its words, before it has a form. */
export interface Framed {
  language: string;
  /** Also the heading. */
  subject: string;
  /** The sender's name, above the heading. */
  firm: string;
  /** One paragraph each. */
  lines: readonly string[];
  button?: FramedLink | undefined;
  /** Small lines at the end. */
  foot?: readonly string[];
  /** How to reach the firm: its phone numbers and addresses become links. */
  contact?: string | undefined;
  /** Small links at the end. */
  links?: readonly FramedLink[];
}

export interface FramedLink {
  href: string;
  label: string;
}

/** A written message. */
export interface WrittenMessage {
  subject: string;
  text: string;
  html: string;
}

/** The form of every email: the firm, a heading, paragraphs, a button, and small print. As plain text and as HTML. */
export function frame(framed: Framed): WrittenMessage {
  return { subject: framed.subject, text: asText(framed), html: asHtml(framed) };
}

function asText({ firm, lines, button, foot = [], contact, links = [] }: Framed): string {
  const end = [firm, ...(contact === undefined ? [] : [contact]), ...foot];
  const addressOf = ({ href, label }: FramedLink) => `${label}:\n${href}`;
  return `${[
    ...lines,
    ...(button ? [addressOf(button)] : []),
    ['-- ', ...end].join('\n'),
    ...links.map(addressOf),
  ].join('\n\n')}\n`;
}

function asHtml({ language, subject, firm, lines, button, foot = [], contact, links = [] }: Framed): string {
  const small = (content: string) =>
    `<p class="quiet" style="margin:0 0 8px;color:${light.quiet};font-size:14px">${content}</p>`;
  const end = [
    ...(contact === undefined ? [] : [small(linkContact(contact))]),
    ...foot.map((line) => small(escape(line))),
    ...links.map((link) => small(anchor(link))),
  ];
  return page(
    language,
    subject,
    [
      `<p class="quiet" style="margin:0 0 8px;color:${light.quiet};font-size:14px;font-weight:600">${escape(firm)}</p>`,
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escape(subject)}</h1>`,
      ...lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`),
      ...(button ? [buttonOf(button)] : []),
      ...(end.length > 0
        ? [`<hr class="line" style="border:0;border-top:1px solid ${light.line};margin:24px 0 16px">`, ...end]
        : []),
    ].join('\n'),
  );
}

/** Email addresses, and phone numbers of at least nine digits. */
const waysPattern = /[^\s<>(),;:"]+@[^\s<>(),;:"]+\.\p{L}{2,}|\+?\d(?:[ ()-]*\d){8,14}/gu;

function linkContact(contact: string): string {
  const ways = contact.match(waysPattern) ?? [];
  return contact
    .split(waysPattern)
    .map((words, index) => {
      const way = ways[index];
      return escape(words) + (way === undefined ? '' : anchor({ href: addressOfWay(way), label: way }));
    })
    .join('');
}

function addressOfWay(way: string): string {
  return way.includes('@') ? `mailto:${way}` : `tel:${way.replace('(0)', '').replaceAll(/[^\d+]/g, '')}`;
}

function anchor({ href, label }: FramedLink): string {
  return `<a class="brand" style="color:${light.brand}" href="${escape(href)}">${escape(label)}</a>`;
}

function buttonOf({ href, label }: FramedLink): string {
  return `<p style="margin:24px 0"><a class="button" href="${escape(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${light.brand};color:${light.surface};font-weight:600;text-decoration:none">${escape(label)}</a></p>`;
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
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
