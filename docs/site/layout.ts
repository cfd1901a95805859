import { escapeHtml, type Heading } from './markdown';
import { packageName, version } from './repository';

export interface LayoutOptions {
  title: string;
  description: string;
  html: string;
  headings: readonly Heading[];
  navigation: readonly NavigationGroup[];
  /** From the page to the root of the site: '' or '../'. */
  toRoot: string;
}

export interface NavigationGroup {
  heading: string;
  links: readonly { title: string; href: string; isCurrent: boolean }[];
}

/** A whole page: skip link, header with the search, navigation, text, headings of the page. */
export function layOut({ title, description, html, headings, navigation, toRoot }: LayoutOptions): string {
  const sections = headings.filter(({ depth }) => depth === 2);
  return `<!doctype html>
<html lang="en-GB" data-pt-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(packageName)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="stylesheet" href="${toRoot}assets/tokens.css">
<link rel="stylesheet" href="${toRoot}assets/site.css">
<script defer src="${toRoot}assets/search-index.js"></script>
<script defer src="${toRoot}assets/site.js" data-root="${toRoot}"></script>
</head>
<body>
<a class="skip" href="#page-content">Skip to content</a>
<header class="top">
<a class="home" href="${toRoot}index.html">Pension tracing for React</a>
<span class="version">${escapeHtml(version)}</span>
<form class="search" role="search" hidden>
<label for="site-search">Search the documentation</label>
<input id="site-search" type="search" autocomplete="off" spellcheck="false">
<div class="found">
<p class="count" role="status"></p>
<ul class="results"></ul>
</div>
</form>
</header>
<div class="columns">
<details class="menu" open>
<summary>Menu</summary>
<nav aria-label="Documentation">
${navigation.map(group).join('\n')}
</nav>
</details>
<main id="page-content" tabindex="-1">
${html}</main>
${sections.length > 1 ? outline(sections) : ''}
</div>
<footer><p>MIT licence. Nothing on this page is loaded from another site.</p></footer>
</body>
</html>
`;
}

function group({ heading, links }: NavigationGroup): string {
  const items = links.map(
    ({ title, href, isCurrent }) =>
      `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
  );
  const list = `<ul>\n${items.join('\n')}\n</ul>`;
  if (links.length < 15) return `<h2>${escapeHtml(heading)}</h2>\n${list}`;
  const isOpen = links.some(({ isCurrent }) => isCurrent);
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(heading)}</summary>\n${list}</details>`;
}

function outline(headings: readonly Heading[]): string {
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav class="outline" aria-label="On this page">\n<h2>On this page</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</nav>`;
}
