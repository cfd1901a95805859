import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DefaultTheme } from 'vitepress';

/** The Markdown of a page, with the regions of other files that it includes. */
export function plainPage(root: string, page: string): string {
  return readFileSync(join(root, page), 'utf8').replace(
    /<!--@include: ([^#\s]+)#(\S+?)-->/g,
    (_include, file: string, region: string) => {
      const text = readFileSync(join(root, posix.join(posix.dirname(page), file)), 'utf8');
      const [, included] =
        new RegExp(`<!-- #region ${region} -->(.*)<!-- #endregion ${region} -->`, 's').exec(text) ?? [];
      if (included === undefined) throw new Error(`${file} has no region ${region}, which ${page} includes.`);
      // Its links are those of the file, which is one folder above.
      return included.trim().replaceAll(/\]\((?!https?:|#)([^)]+)\)/g, (_link, target: string) => {
        const path = posix.join(posix.dirname(posix.join(posix.dirname(page), file)), target);
        return `](${posix.relative(posix.dirname(page), path)})`;
      });
    },
  );
}

/** `llms.txt`: every page of the sidebar as Markdown, see https://llmstxt.org. */
export function listForAssistants(
  about: { title: string; description: string; base: string },
  sidebar: DefaultTheme.SidebarItem[],
): string {
  const sections = sidebar.map(({ text = '', items = [] }) => {
    const links = items.map((item) => `- [${item.text ?? ''}](${about.base}${(item.link ?? '').slice(1)}.md)`);
    return [`## ${text}`, '', ...links].join('\n');
  });
  return `${[`# ${about.title}`, `> ${about.description}`, ...sections].join('\n\n')}\n`;
}
