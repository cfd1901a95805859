import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents } from './documents';
import { isRelative, linksIn } from './linksIn';
import { root } from './program';

const texts = new Map(documents().map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** The anchors of a document's headings, as GitHub and VitePress make them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replace(/ /g, '-'),
  );
}

/** `npm run build` makes these. */
const built = new Set(['docs/openapi.json']);

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const links = [...texts].flatMap(([path, text]) => linksIn(text).map((link) => ({ path, link })));
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(({ path, link }) => {
      // The build checks links to pages of the site by their address.
      if (!isRelative(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      const text = texts.get(target);
      if (anchor !== undefined && text !== undefined) return !anchorsOf(text).includes(anchor);
      return !built.has(target) && !existsSync(join(root, target));
    });
    expect(broken).toEqual([]);
  });
});
