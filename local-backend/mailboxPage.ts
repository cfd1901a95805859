import { addressPattern, type Mail } from './mailbox';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; padding: 1rem 0; }
h2 { margin: 0; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
`;

/** Without an icon, a browser requests /favicon.ico, which the policy below forbids. */
const noIcon = '<link rel="icon" href="data:,">';

/** The page at /mailbox, its style sheet and the pages of mails: plain HTML that works without a script. */
export function mailboxPage(path: string, mails: readonly Mail[]): Response {
  if (path === '/mailbox/style.css') return answer(style, 'text/css; charset=utf-8');
  const html = mails.find(({ id }) => path === `/mailbox/${id}`)?.html;
  if (html !== undefined) return answer(html, 'text/html; charset=utf-8', 200, "'unsafe-inline'");
  if (path !== '/mailbox') return answer('Not found', 'text/plain; charset=utf-8', 404);
  const list = mails.length > 0 ? mails.map(article).join('') : '<p>No mail has been sent yet.</p>';
  return answer(
    `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (${mails.length})</title>
${noIcon}
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mails that this copy of the program would have sent, newest first. They are forgotten when it stops.
<a href="/mailbox">Look again</a></p>
${list}
</main>
</body>
</html>
`,
    'text/html; charset=utf-8',
  );
}

function article({ id, to, subject, text, html, sentAt }: Mail): string {
  return `<article aria-labelledby="${id}">
<h2 id="${id}">${escape(subject)}</h2>
<dl>
<dt>To</dt><dd>${escape(to)}</dd>
<dt>Sent</dt><dd><time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></dd>
</dl>
<div class="text">${withLinks(text.trim())}</div>
${html === undefined ? '' : `<p><a href="/mailbox/${id}">As mail programs show it</a></p>`}
</article>
`;
}

function withLinks(text: string): string {
  const addresses = text.match(addressPattern) ?? [];
  return text
    .split(addressPattern)
    .map((words, index) => {
      const address = addresses[index];
      return escape(words) + (address ? `<a href="${escape(address)}">${escape(address)}</a>` : '');
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function answer(body: string, type: string, status = 200, styles = "'self'"): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src ${styles}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
