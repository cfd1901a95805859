import type { Page } from './pages';
import { description } from './repository';

/** The first page. */
export function homePage(): Page {
  const markdown = `# Pension tracing on your site

${description} Sign-up, personal details, addresses, traces, known pensions, a signed authorisation, and the portal where a customer follows it all.

## Where to start

- [Quick start](site:quick-start.html): the whole product in ten lines.
- [All names](site:reference/index.html): every screen, hook, part, function and type.
- [Words](site:reference/words.html): every text, and how to replace it.
- [Theming](site:theming.html): colours, type, spaces, dark mode, a brand in 12 lines.
- [Adapters](site:adapters.html): your own backend, one procedure at a time.
- [Security](site:security.html) and [accessibility](site:accessibility.html): what protects customers, and what was tested.

## Three ways to use it

| You want | Take |
| --- | --- |
| the whole product on one page | \`PensionTracing\` |
| some screens, in your own order | \`PensionTraceProvider\` with the screens |
| your own markup | the hooks, from \`@pension-trace/react/headless\` |
`;
  return { title: 'Pension tracing on your site', address: 'index.html', group: 'Home', markdown };
}
