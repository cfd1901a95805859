import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { listForAssistants, plainPage } from '../../docs/.vitepress/plainPages';
import { guideSidebar } from '../../docs/.vitepress/sidebar';
import { root } from './program';

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);

it('a page as Markdown contains what it includes, with links from its own folder', () => {
  const page = 'docs/quick-start.md';
  const text = plainPage(root, page);
  expect(text).not.toContain('@include');
  expect(text).toContain('npm run release:pack');
  const files = linksOf(text).filter((link) => !/^(https?:|\/)/.test(link) && link !== 'live.md');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((link) => !existsSync(join(root, posix.join('docs', link))))).toEqual([]);
});

it('llms.txt lists every guide of the site as Markdown', () => {
  const list = listForAssistants({ title: 'Title', description: 'What it is.', base: '/base/' }, guideSidebar());
  expect(list).toMatch(
    /^# Title\n\n> What it is\.\n\n## Start\n\n- \[Quick start\]\(\/base\/docs\/quick-start\.md\)\n/,
  );
  const files = linksOf(list).map((link) => link.replace('/base/', ''));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
