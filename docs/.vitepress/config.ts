import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitepress';
import packageJson from '../../package.json' with { type: 'json' };
import tsconfig from '../../tsconfig.json' with { type: 'json' };
import { linkedFiles } from './linkedFiles';
import { listForAssistants, plainPage } from './plainPages';
import { guideSidebar, referenceSidebars, root } from './sidebar';

// VitePress treats a link with an unknown extension as a page.
process.env.VITE_EXTRA_EXTENSIONS = 'sql,tsx';

const icon = readFileSync(join(root, 'example-app/public/favicon.svg'), 'utf8');

/** The package's own names, for the live screens. VitePress's version of Vite does not read them from tsconfig.json. */
const alias = Object.entries(tsconfig.compilerOptions.paths).map(([name, [path = '']]) => ({
  find: new RegExp(`^${name.replace('*', '(.*)')}$`),
  replacement: join(root, path.replace('*', '$1')),
}));

const about = {
  title: 'Pension tracing for React',
  description: packageJson.description,
  // Set DOCS_BASE to '/path/' for a site below a path, such as a project site on GitHub Pages.
  base: process.env.DOCS_BASE ?? '/',
};

/*
 * `npm run docs:build` writes the site to docs-dist: TypeDoc first writes docs/reference, then VitePress builds it with
 * the guides. Pages keep their repository paths, so links work on the site and in the repository.
 */
export default defineConfig({
  ...about,
  lang: 'en-GB',
  srcDir: '..',
  outDir: '../docs-dist',
  srcExclude: [
    '!(docs|supabase|README.md|CHANGELOG.md|CONTRIBUTING.md|SECURITY.md)/**',
    'docs/hooks/**',
    'LICENSE*',
    'THIRD-PARTY-NOTICES.md',
  ],
  rewrites: { 'docs/index.md': 'index.md' },
  // Without it, every page contains the menus of all pages.
  metaChunk: true,
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: ({ core, renderer, utils }) => {
      // The header of a cell's column, which a phone shows before the cell.
      core.ruler.push('columns', ({ tokens }) => {
        let headers: string[] = [];
        let column = 0;
        tokens.forEach((token, index) => {
          if (token.type === 'thead_open') headers = [];
          if (token.type === 'tr_open') column = 0;
          if (token.type === 'th_open') headers.push(tokens[index + 1]?.content ?? '');
          if (token.type === 'td_open') token.attrSet('data-column', headers[column++] ?? '');
        });
      });
      // Vue would read `{{` as an expression. Setting other delimiters breaks VitePress's own templates.
      renderer.rules.code_inline = (tokens, index) =>
        `<code v-pre>${utils.escapeHtml(tokens[index]?.content ?? '')}</code>`;
    },
  },
  buildEnd: ({ outDir, pages }) => {
    for (const path of linkedFiles(root, pages)) cpSync(join(root, path), join(outDir, path));
    // For readers without a browser: each page as Markdown beside its HTML, and a list of them.
    for (const page of pages) {
      mkdirSync(dirname(join(outDir, page)), { recursive: true });
      writeFileSync(join(outDir, page), plainPage(root, page));
    }
    writeFileSync(join(outDir, 'llms.txt'), listForAssistants(about, guideSidebar()));
  },
  vite: {
    resolve: { alias },
    plugins: [
      {
        // VitePress leaves the links of an included region as they are in its own file.
        name: 'links-of-included-regions',
        enforce: 'pre',
        transform: (_text, id) =>
          id === join(root, 'docs/quick-start.md') ? plainPage(root, 'docs/quick-start.md') : undefined,
      },
    ],
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            boost: { title: 8, titles: 3, text: 1 },
            // The reference mentions every word: guides and recipes first.
            boostDocument: (id: string) => (id.includes('/docs/reference/') ? 0.2 : 1),
          },
        },
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/docs/quick-start', activeMatch: '^/(README|docs/(?!reference|recipes))' },
      { text: 'Recipes', link: '/docs/recipes/vite', activeMatch: '^/docs/recipes/' },
      { text: 'Reference', link: '/docs/reference/index/README', activeMatch: '^/docs/reference/' },
      { text: 'Going live', link: '/docs/going-live' },
      { text: packageJson.version, link: '/CHANGELOG' },
    ],
    sidebar: { ...referenceSidebars(), '/': guideSidebar() },
    footer: { message: 'MIT licence. This site loads nothing from other sites.' },
  },
});
