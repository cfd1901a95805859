import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';

export const root = join(import.meta.dirname, '..', '..');
const reference = 'docs/reference';

/** The order of the guides. Guides missing here follow. */
const guides = [
  'docs/configuration.md',
  'docs/screens-props.md',
  'docs/theming.md',
  'docs/languages.md',
  'docs/customer-events.md',
  'docs/events.md',
  'docs/errors.md',
  'docs/adapters.md',
  'docs/contracts.md',
  'docs/accessibility.md',
  'docs/upgrading.md',
];
const goingLive = [
  'docs/security.md',
  'docs/first-hosted-run.md',
  'docs/going-live.md',
  'docs/office.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/database-checks.md',
  'SECURITY.md',
];

/** Pages of `docs` that are not guides. */
const start = ['docs/index.md', 'docs/live.md', 'docs/quick-start.md'];

/** The sidebar of the guides. */
export function guideSidebar(): DefaultTheme.SidebarItem[] {
  const others = filesIn('docs').filter((path) => ![...goingLive, ...start].includes(path));
  return [
    { text: 'Start', items: ['docs/quick-start.md', 'README.md', 'docs/screens/README.md'].map(linkTo) },
    { text: 'Guides', items: [...new Set([...guides, ...others])].map(linkTo) },
    { text: 'Recipes', items: filesIn('docs/recipes').map(linkTo) },
    { text: 'Security and going live', items: goingLive.map(linkTo) },
    { text: 'Project', items: ['CHANGELOG.md', 'CONTRIBUTING.md'].map(linkTo) },
  ];
}

/** The entries of the package, as TypeDoc calls their modules. */
const entries = [
  ['index', '@pension-trace/react'],
  ['product', 'product'],
  ['headless', 'headless'],
  ['ui', 'ui'],
  ['adapter', 'adapter'],
  ['server', 'server'],
  ['supabase', 'supabase'],
  ['memory', 'memory'],
  ['types', 'Further types'],
] as const;

/** TypeDoc's folders in each entry. */
const kinds = [
  ['functions', 'Functions'],
  ['variables', 'Values'],
  ['classes', 'Classes'],
  ['interfaces', 'Interfaces'],
  ['type-aliases', 'Types'],
] as const;

/**
 * The sidebars of the reference, by path: all entries, with the contents of the open one. A sidebar with all contents
 * would add 200 kB of HTML to each page.
 */
export function referenceSidebars(): DefaultTheme.SidebarMulti {
  return Object.fromEntries(entries.map(([open]) => [`/${reference}/${open}/`, referenceSidebar(open)]));
}

function referenceSidebar(open: string): DefaultTheme.SidebarItem[] {
  return entries.map(([entry, text]) => ({
    text,
    link: `/${reference}/${entry}/README`,
    items: entry === open ? contentsOf(`${reference}/${entry}`) : [],
  }));
}

function contentsOf(entry: string): DefaultTheme.SidebarItem[] {
  return kinds
    .filter(([folder]) => namesIn(entry).includes(folder))
    .flatMap(([folder, title]) => groupsOf(entry, folder, title));
}

function groupsOf(entry: string, folder: string, title: string): DefaultTheme.SidebarItem[] {
  const items = filesIn(`${entry}/${folder}`).map((path) => ({
    text: nameOf(path),
    link: `/${path.replace(/\.md$/, '')}`,
  }));
  const groups = new Map<string, DefaultTheme.SidebarItem[]>();
  for (const item of items) {
    const group = title === 'Functions' ? groupOfFunction(item.text) : title;
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return ['Components', 'Hooks', title].flatMap((text) => {
    const found = groups.get(text);
    // VitePress puts the caret of a group without a link into another button.
    return found ? [{ text, link: `/${entry}/README#${folder}`, collapsed: false, items: found }] : [];
  });
}

/** A screen with a ref is a constant. */
function groupOfFunction(name: string): string {
  if (/^use[A-Z]/.test(name)) return 'Hooks';
  return /^[A-Z]/.test(name) ? 'Components' : 'Functions';
}

function linkTo(path: string): DefaultTheme.SidebarItem {
  const [, title = nameOf(path)] = /^# (.+)$/m.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return { text: title, link: `/${path.replace(/\.md$/, '')}` };
}

function filesIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

function namesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).sort();
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '');
}
