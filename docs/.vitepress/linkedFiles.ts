import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The linked files that are not pages, such as sources and pictures in raw HTML. */
export function linkedFiles(root: string, pages: readonly string[]): Set<string> {
  const files = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|\bsrc="([^"]+)"/g)]
      .map(([, link = '', source = link]) => source)
      .filter((link) => !/^[a-z]+:|\.md$/.test(link))
      .map((link) => posix.join(posix.dirname(page), link));
  });
  return new Set(files.filter((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()));
}
