import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type ts from 'typescript';
import { makeExamples } from './examples';
import { homePage } from './homePage';
import { layOut, type NavigationGroup } from './layout';
import { fullText, shortIndex, summaryOf } from './llms';
import { renderMarkdown } from './markdown';
import { writtenPages, type Page } from './pages';
import { readReference, type PublicName } from './reference';
import { addressOf, referencePages } from './referencePages';
import { readText, root } from './repository';
import { checkedDocuments, codeBlocksOf, createProgram, valuesOf, type Snippet } from './snippets';
import { readWords } from './words';

export interface Site {
  pages: readonly Page[];
  names: readonly PublicName[];
  /** The examples of the reference, and the TypeScript of the documents. */
  snippets: readonly Snippet[];
  program: ts.Program;
}

const menu = ['Start', 'Guides', 'Recipes', 'Screens', 'Hooks', 'Parts', 'Functions and values'];

/** Writes the whole site into a folder, which it empties first. */
export async function buildSite(target: string): Promise<Site> {
  const examples = await makeExamples(valuesOf(createProgram([])));
  const snippets = [...examples.values(), ...checkedDocuments().flatMap(codeBlocksOf)];
  const program = createProgram(snippets);
  const names = readReference(program);
  const pages = [homePage(), ...writtenPages(), ...referencePages({ names, examples, words: readWords(program) })];

  rmSync(target, { recursive: true, force: true });
  const site = { target, pages, names };
  for (const page of pages) writePage(site, page);
  writeAssets(site);
  return { pages, names, snippets, program };
}

/** The procedures that docs/contracts.md explains. */
const procedures = new Set([...readText('docs/contracts.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name));

type Output = Pick<Site, 'pages' | 'names'> & { target: string };

function writePage({ target, pages, names }: Output, page: Page): void {
  const toRoot = '../'.repeat(page.address.split('/').length - 1);
  const { html, headings } = renderMarkdown(page.markdown, {
    linkTo: (href) => linkFrom(page, href, pages, target, toRoot),
    pageOf(code) {
      const [, name = code] = /^<?(\w+)(?:\(\))?(?: \/)?>?$/.exec(code) ?? [];
      const found = names.find((one) => one.name === name);
      if (found && addressOf(found) !== page.address) return toRoot + addressOf(found);
      const isProcedure = procedures.has(name) && page.address !== 'contracts.html';
      return isProcedure ? `${toRoot}contracts.html#${name}` : undefined;
    },
  });
  const navigation = menu.map((heading) => groupOf(heading, page, pages, toRoot));
  write(
    target,
    page.address,
    layOut({ title: page.title, description: summaryOf(page), html, headings, navigation, toRoot }),
  );
  write(target, page.address.replace(/html$/, 'md'), page.markdown);
}

function groupOf(heading: string, page: Page, pages: readonly Page[], toRoot: string): NavigationGroup {
  const links = pages
    .filter(({ group }) => group === heading)
    .map(({ title, address }) => ({ title, href: toRoot + address, isCurrent: address === page.address }));
  return { heading, links };
}

/** The address of a link in a page: another page, a file of the repository that is copied, or another site. */
function linkFrom(page: Page, href: string, pages: readonly Page[], target: string, toRoot: string): string {
  if (/^(https?|mailto):/.test(href) || href.startsWith('#')) return href;
  if (href.startsWith('site:')) return toRoot + href.slice('site:'.length);
  const [path = '', anchor] = href.split('#');
  const file = posix.join(posix.dirname(page.source ?? ''), path);
  const linked = pages.find(({ source }) => source === file);
  if (linked) return toRoot + linked.address + (anchor === undefined ? '' : `#${anchor}`);
  if (!existsSync(join(root, file)) || !statSync(join(root, file)).isFile()) {
    throw new Error(`${page.source ?? page.address} links to ${href}, which is neither a page nor a file.`);
  }
  copy(join(root, file), join(target, 'files', file));
  return `${toRoot}files/${file}`;
}

function writeAssets({ target, pages, names }: Output): void {
  const font = join(root, 'node_modules', '@fontsource-variable', 'atkinson-hyperlegible-next');
  copy(
    join(font, 'files', 'atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    join(target, 'assets', 'atkinson-hyperlegible-next.woff2'),
  );
  copy(join(font, 'LICENSE'), join(target, 'assets', 'atkinson-hyperlegible-next-licence.txt'));
  const own = join(root, 'docs', 'site', 'assets');
  copy(join(own, 'site.css'), join(target, 'assets', 'site.css'));
  copy(join(own, 'site.mjs'), join(target, 'assets', 'site.js'));
  write(target, 'assets/tokens.css', readText('src/ui/tokens.css'));
  write(target, 'assets/search-index.js', `globalThis.searchIndex = ${JSON.stringify(searchIndex(pages, names))};\n`);
  write(target, 'llms.txt', shortIndex(pages));
  write(target, 'llms-full.txt', fullText(pages));
  // GitHub Pages must not run Jekyll over it.
  write(target, '.nojekyll', '');
}

function searchIndex(pages: readonly Page[], names: readonly PublicName[]) {
  const types = names.filter(({ kind }) => kind === 'type');
  return [
    ...pages.map((page) => ({
      title: page.title,
      address: page.address,
      summary: summaryOf(page),
      text: page.source === undefined ? summaryOf(page) : page.markdown.replace(/\s+/g, ' '),
    })),
    ...types.map((type) => ({
      title: type.name,
      address: addressOf(type),
      summary: type.text.replaceAll('`', ''),
      text: type.text,
    })),
  ];
}

function write(target: string, address: string, text: string): void {
  mkdirSync(dirname(join(target, address)), { recursive: true });
  writeFileSync(join(target, address), text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
