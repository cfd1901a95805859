import { messageTexts, type MessageLanguage } from '../../templates/messageTexts.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; }
button { font: inherit; font-weight: 600; padding: 0.75rem 1.25rem; }
`;

/**
 * The page behind the link that stops the messages. Opening it changes nothing, because mail programs open links on their
 * own: the button sends the POST.
 */
export function stopPage(language: MessageLanguage, state: 'question' | 'done' | 'unknown'): Response {
  const { page } = messageTexts[language];
  const content = {
    question: `<h1>${page.heading}</h1><p>${page.text}</p><form method="post"><button>${page.button}</button></form>`,
    done: `<h1>${page.done}</h1><p>${page.doneText}</p>`,
    unknown: `<h1>${page.heading}</h1><p>${page.unknown}</p>`,
  };
  const body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.heading}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main>${content[state]}</main></body>
</html>
`;
  return new Response(body, {
    status: state === 'unknown' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address of the page contains the token.
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  });
}
