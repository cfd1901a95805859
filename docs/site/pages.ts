import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from './repository';

/** A page of the site, before it is HTML. */
export interface Page {
  title: string;
  /** Where it is in the site, such as 'recipes/vite.html'. */
  address: string;
  /** The heading in the menu under which it stands. */
  group: string;
  markdown: string;
  /** The Markdown file that it comes from; undefined for a page made from the types. */
  source?: string;
}

/** The order of the menu. A document that is not named here comes after those that are. */
const order = [
  'docs/theming.md',
  'docs/languages.md',
  'docs/events.md',
  'docs/errors.md',
  'docs/adapters.md',
  'docs/contracts.md',
  'docs/security.md',
  'docs/database-checks.md',
  'docs/accessibility.md',
  'docs/upgrading.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
];

/** The pages that are written by hand. */
export function writtenPages(): Page[] {
  const guides = [...order.filter((path) => existsSync(join(root, path))), ...markdownIn('docs')];
  return [
    quickStart(),
    ...[...new Set(guides)].map((source) => fromFile(source, 'Guides')),
    ...markdownIn('docs/recipes').map((source) => fromFile(source, 'Recipes')),
  ];
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function fromFile(source: string, group: string): Page {
  const markdown = readText(source).replace(/^---\n[^]*?\n---\n/, '');
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error(`${source} has no title.`);
  return {
    title,
    address: source
      .replace(/^docs\//, '')
      .toLowerCase()
      .replace(/\.md$/, '.html'),
    group,
    markdown,
    source,
  };
}

/** How to put it on a site, as the README says it. */
function quickStart(): Page {
  const readme = readText('README.md');
  const from = readme.indexOf('## Put it on your site');
  const to = readme.indexOf('## What the embedded backend is');
  if (from < 0 || to < from) throw new Error('README.md has lost the headings of its quick start.');
  const markdown = `# Quick start\n\n${readme.slice(from, to)}`;
  return { title: 'Quick start', address: 'quick-start.html', group: 'Start', markdown, source: 'README.md' };
}
