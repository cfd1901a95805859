import type { Page } from './pages';
import { firstSentence } from './referencePages';
import { description, packageName } from './repository';

/** What a page is about, in one sentence: the first of its first paragraph. */
export function summaryOf({ markdown, title }: Page): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((one) => one.trim());
  const first = paragraphs.find((one) => /^(?!```)[\p{L}'`*[]/u.test(one)) ?? title;
  return firstSentence(first)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
}

/** llms.txt (llmstxt.org): every page with a sentence, for a reader that takes Markdown. */
export function shortIndex(pages: readonly Page[]): string {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.title}](${page.address.replace(/html$/, 'md')}): ${summaryOf(page)}`);
    return `## ${group}\n\n${links.join('\n')}`;
  });
  return `# ${packageName}\n\n> ${description}\n\n${sections.join('\n\n')}\n`;
}

/** Every page in one file. */
export function fullText(pages: readonly Page[]): string {
  return pages.map(({ markdown }) => `${markdown.replaceAll('](site:', '](').trim()}\n`).join('\n---\n\n');
}
