import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program';

/** The Markdown files of the documentation, relative to the repository. Generated ones are not among them. */
export function documents(): string[] {
  const guides = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !/^(reference|hooks|\.vitepress)\//.test(path),
  );
  return [
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'CONTRIBUTING.md',
    'cli/README.md',
    ...guides.sort().map((path) => `docs/${path}`),
  ];
}
