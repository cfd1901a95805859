import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import tailwind3 from 'tailwindcss3';
import { mergeConfig } from 'vite';
// As docs/recipes/vite.md prints it.
import printed from './vite/vite.config.ts';

const require = createRequire(import.meta.url);
const root = import.meta.dirname;
const pages = readdirSync(root)
  .map((name) => join(root, name, 'index.html'))
  .filter((page) => existsSync(page));
const utilities = ['p-0'];

/** Compiles both versions of Tailwind as their own tools do. */
const tailwind = {
  name: 'tailwind',
  enforce: 'pre',
  async transform(code, id) {
    if (id.endsWith('/tailwind.css'))
      return (await compile(code, { base: dirname(id), loadStylesheet })).build(utilities);
    if (!id.endsWith('/tailwind3.css')) return undefined;
    const content = [{ raw: utilities.join(' ') }];
    return (await postcss([tailwind3({ content })]).process(code, { from: id })).css;
  },
};

async function loadStylesheet(name, base) {
  const path = name.startsWith('.')
    ? join(base, name)
    : require.resolve(name === 'tailwindcss' ? 'tailwindcss/index.css' : name);
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
}

/** Writes the list of the host's files that the build read. */
const listModules = {
  name: 'list-modules',
  generateBundle() {
    const source = JSON.stringify([...this.getModuleIds()].filter((id) => !id.includes('node_modules')));
    this.emitFile({ type: 'asset', fileName: 'modules.json', source });
  },
};

export default mergeConfig(printed, {
  root,
  // Use the host's React only: installed packages may include another version.
  resolve: { dedupe: ['react', 'react-dom'] },
  plugins: [tailwind, listModules],
  build: { assetsInlineLimit: 0, rolldownOptions: { input: pages } },
});
