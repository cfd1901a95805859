import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, type Site } from '../../docs/site/buildSite';
import { missingExamples } from '../../docs/site/examples';
import { addressOf } from '../../docs/site/referencePages';
import { errorsOf } from '../../docs/site/snippets';

const target = mkdtempSync(join(tmpdir(), 'docs-site-'));
let site: Site;
/** The text of every file of the site that has one, by its address. */
let files: Map<string, string>;
let addresses: Set<string>;

beforeAll(async () => {
  site = await buildSite(target);
  const all = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(target, path)).isFile(),
  );
  addresses = new Set(all);
  files = new Map(
    all.filter((path) => extname(path) !== '.woff2').map((path) => [path, readFileSync(join(target, path), 'utf8')]),
  );
}, 300_000);

afterAll(() => rmSync(target, { recursive: true, force: true }));

const pagesOf = () => [...files].filter(([path]) => path.endsWith('.html') && !path.startsWith('files/'));
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('the documentation site', () => {
  it('resolves every internal link and anchor', () => {
    const broken = pagesOf().flatMap(([path, html]) =>
      [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]
        .filter((link) => !/^(https?|mailto):/.test(link))
        .filter((link) => {
          const [file = '', anchor] = link.split('#');
          const linked = file === '' ? path : posix.join(posix.dirname(path), file);
          if (!addresses.has(linked)) return true;
          return anchor !== undefined && !valuesOf(files.get(linked) ?? '', 'id').includes(anchor);
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('resolves every link of llms.txt', () => {
    const links = [...(files.get('llms.txt') ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(site.pages.length);
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
    expect(files.get('llms-full.txt')).toContain('# Quick start');
  });

  it('has a page for every public name', () => {
    const missing = site.names.filter((name) => {
      const [address = '', anchor] = addressOf(name).split('#');
      const html = files.get(address) ?? '';
      return anchor === undefined
        ? !html.includes(`<h1 id="${name.name.toLowerCase()}"`)
        : !html.includes(`id="${anchor}"`);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(site.names.length).toBeGreaterThan(200);
  });

  it('describes every public value', () => {
    const silent = site.names.filter(({ kind, text }) => kind !== 'type' && text === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('names the source of every screen and hook', () => {
    const named = site.names.filter(({ kind }) => kind === 'screen' || kind === 'hook');
    const silent = named.filter(({ name }) => !files.get(`reference/${name}.md`)?.includes('\nSource: '));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('lists props, defaults, states and words', () => {
    const page = (name: string) => files.get(`reference/${name}.md`) ?? '';
    expect(page('ExpiredLink')).toContain('| `isSignedIn` | `boolean` | `false` |');
    expect(page('TraceRow')).toContain('| `trace` (required) |');
    expect(page('useTraces')).toContain('| `ready` | `items: readonly Trace[]` |');
    expect(page('useSignUp')).toContain('### `state`');
    expect(page('PersonalDetailsForm')).toContain('Source: specification, sections 2.3 and 5.');
    expect(page('PersonalDetailsForm')).toContain('words.html#personaldetails');
    expect(files.get('reference/words.md')).toContain('| `heading` | Your Personal Details |');
  });

  it('has an example for every screen and hook', () => {
    expect(missingExamples(site.names)).toEqual([]);
  });

  it('compiles every example, and the TypeScript of the README and the documents', () => {
    expect(site.snippets.length).toBeGreaterThan(100);
    expect(site.snippets.flatMap((snippet) => errorsOf(site.program, snippet))).toEqual([]);
  });

  it('requests nothing from other sites', () => {
    const remote = [...files].flatMap(([path, text]) => {
      if (path.startsWith('files/')) return [];
      const requests =
        extname(path) === '.css'
          ? text.match(/url\(['"]?(https?:)?\/\/[^)]*|@import[^;]*/g)
          : extname(path) === '.html'
            ? text.match(
                /<(script|img|link|iframe|source|video)\b[^>]*(src|href)="(https?:)?\/\/[^>]*|<style|<script>/g,
              )
            : null;
      return (requests ?? []).map((request) => `${path}: ${request}`);
    });
    expect(remote).toEqual([]);
    expect(files.get('assets/site.js')).not.toMatch(/fetch\(|import\(|XMLHttpRequest/);
  });

  it('gives each page one heading, a title, a description and a skip link to its text', () => {
    for (const [path, html] of pagesOf()) {
      expect(html.match(/<h1 /g), path).toHaveLength(1);
      expect(html, path).toMatch(/<html lang="en-GB"[^]*<title>[^<]+<[^]*name="description" content="[^"]+"/);
      expect(html, path).toContain('<a class="skip" href="#page-content">');
      const ids = valuesOf(html, 'id');
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([]);
    }
  });

  it('puts every page and every type into the search index', () => {
    const [, json = ''] = /^globalThis\.searchIndex = ([^]*);\n$/.exec(files.get('assets/search-index.js') ?? '') ?? [];
    const index = JSON.parse(json) as { title: string; address: string; summary: string }[];
    const titles = index.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining([...site.pages.map(({ title }) => title), 'ListState']));
    expect(index.filter(({ summary }) => summary === '')).toEqual([]);
  });
});
