import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/** Entries that render or hold state: React's server runtime must treat everything behind them as client code. */
const clientEntries = ['src/index.ts', 'src/headless.ts', 'src/ui.ts'];
/** Entries that are safe to import on a server. */
const serverSafeEntries = [
  'src/adapter.ts',
  'src/server.ts',
  'src/supabase.ts',
  'src/testing.ts',
  'src/locales/cy.ts',
  'src/locales/en.ts',
  'src/locales/plain.ts',
];
const everyModule = ['src/**/*.{ts,tsx}'];

function isListOfExports(file: string) {
  return /[\\/]index\.ts$/.test(file) || clientEntries.includes(relative('.', file));
}

/**
 * Leaves every module a file of its own, so that whoever imports one screen carries the modules of that screen and no
 * others, whatever their bundler makes of side effects inside a module. A list of exports inside an entry is written
 * out in the entry, name by name: a client boundary may not `export *`.
 */
const oneFileAModule: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'one-file-a-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ importer, path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const found = ['.ts', '.tsx'].map((ending) => resolve(dirname(importer), path + ending)).find(existsSync);
      if (found === undefined) return { errors: [{ text: `${path} is no module beside ${relative('.', importer)}` }] };
      if (isListOfExports(found)) return undefined;
      const folder = isListOfExports(importer) ? resolve('src') : dirname(importer);
      const file = relative(folder, found).replaceAll('\\', '/');
      return { path: `${file.startsWith('.') ? '' : './'}${file.replace(/\.tsx?$/, '.js')}`, external: true };
    });
  },
};

const modules = {
  format: 'esm',
  target: 'es2022',
  silent: true,
  platform: 'neutral',
  outDir: 'dist',
  // Tree shaking by tsup strips the "use client" banner; the host's bundler shakes whole modules instead.
  treeshake: false,
  splitting: false,
  // shrinkBuild.mjs does the rest.
  minify: false,
  sourcemap: false,
  clean: false,
  dts: false,
  skipNodeModulesBundle: true,
  esbuildPlugins: [oneFileAModule],
  esbuildOptions: (options) => {
    options.outbase = 'src';
    options.minifySyntax = true;
    // No comment before each element that it may be left out.
    options.jsxSideEffects = true;
  },
} satisfies Options;

/** One style sheet for each feature and journey, named as its folder: `styles/personal-details.css`. */
function featureStyles(): Record<string, string> {
  const imports = readFileSync('src/styles.css', 'utf8').matchAll(/'\.\/((?:features|journeys)\/[^']+\.css)'/g);
  return Object.fromEntries([...imports].map(([, file = '']) => [`styles/${basename(file, '.css')}`, `src/${file}`]));
}

/**
 * Writes the tokens' `oklch()` colours as hex, and each light one once more before the `@supports` block, for browsers
 * without `light-dark()`.
 */
const hexColours: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'hex-colours',
  setup({ onLoad, onResolve, esbuild }) {
    // tsup loads every file that ends in .css on its own.
    onResolve({ filter: /tokens\.css$/ }, () => ({ path: 'tokens', namespace: 'hex-colours' }));
    onLoad({ filter: /^tokens$/, namespace: 'hex-colours' }, async () => {
      let contents = await readFile('src/ui/tokens.css', 'utf8');
      for (const colour of new Set(contents.match(/oklch\([\d. /]+\)/g))) {
        const options = { loader: 'css', minify: true, target: 'chrome100' } as const;
        const { code } = await esbuild.transform(`a{color:${colour}}`, options);
        const hex = /#[\da-f]+|[a-z]+(?=\})/.exec(code)?.[0];
        if (hex === undefined) throw new Error(`esbuild wrote ${colour} as ${code}`);
        contents = contents.replaceAll(colour, hex);
      }
      const pairs = contents.matchAll(/(--ptr-[\w-]+): light-dark\(([^,]+),/g);
      const fallbacks = [...pairs].map(([, name, light]) => `${name}:${light};`);
      contents = `:where(:root, :host) {${fallbacks.join('')}}${contents}`;
      return { loader: 'css', contents: contents.replaceAll(/(?<=--ptr-[\w-]+:) |(?<=,) (?=#)/g, '') };
    });
  },
};

export default defineConfig([
  {
    ...modules,
    name: 'modules',
    entry: [...everyModule, ...[...clientEntries, ...serverSafeEntries].map((entry) => `!${entry}`)],
  },
  { ...modules, name: 'client entries', entry: clientEntries, banner: { js: '"use client";' } },
  { ...modules, name: 'server-safe entries', entry: serverSafeEntries },
  {
    name: 'the command verify',
    entry: { verify: 'bin/evidence/runVerify.ts' },
    outDir: 'dist/verify',
    format: 'esm',
    target: 'node20',
    platform: 'node',
    silent: true,
    clean: false,
    // The chunk that needs pkijs is loaded only for time stamps.
    splitting: true,
    skipNodeModulesBundle: true,
  },
  {
    name: 'declarations',
    entry: [...clientEntries, ...serverSafeEntries],
    outDir: 'dist',
    format: 'esm',
    silent: true,
    clean: false,
    // tsup sets an option of its own that TypeScript 6 calls deprecated.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    name: 'styles',
    entry: {
      styles: 'src/styles.css',
      'styles/base': 'src/styles.base.css',
      ...featureStyles(),
    },
    outDir: 'dist',
    silent: true,
    clean: false,
    minify: true,
    target: 'esnext',
    esbuildPlugins: [hexColours],
    onSuccess: async () => {
      // One import, which the host's bundler or browser follows.
      await copyFile('src/styles.layer.css', 'dist/styles.layer.css');
      // TypeScript 6 asks for types even where a file is imported for its effect.
      await writeFile('dist/styles.css.d.ts', 'export {};\n');
    },
  },
]);
