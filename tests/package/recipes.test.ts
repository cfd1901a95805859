import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { printedPage } from './printedPage';

const pages = ['README.md', ...readdirSync('docs/recipes').map((file) => `docs/recipes/${file}`)];

describe.each(pages)('%s', (page) => {
  const { files, unnamed, packages } = printedPage(page);

  test('prints no code without the name of its file', () => {
    expect(unnamed).toEqual([]);
  });

  test('installs every package that its code imports', () => {
    const known = new Set([packageJson.name, 'react', 'react-dom', ...packages]);
    // Part of the template that the page starts from.
    const templates: Record<string, string[]> = {
      'docs/recipes/vite.md': ['vite', '@vitejs/plugin-react'],
      'docs/recipes/next.md': ['next'],
      'docs/recipes/astro.md': ['astro', '@astrojs/node', '@astrojs/react'],
      'docs/recipes/react-router-framework.md': ['react-router', '@react-router/dev'],
      'docs/recipes/prerender.md': ['vite', '@vitejs/plugin-react'],
      'docs/recipes/tailwind.md': ['tailwindcss'],
    };
    for (const name of templates[page] ?? []) known.add(name);
    expect(importsOf(files).filter((name) => !known.has(name) && !name.startsWith('node:'))).toEqual([]);
  });
});

/** The packages that code imports. */
function importsOf(files: readonly { code: string }[]): string[] {
  const specifiers = files.flatMap(({ code }) => [
    ...code.matchAll(/(?:from|import|@import) ['"]([^'"./][^'"]*)['"]/g),
  ]);
  return [
    ...new Set(
      specifiers.map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ];
}
