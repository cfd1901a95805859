import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/** Entries that render or hold state: React's server runtime must treat everything behind them as client code. */
const clientEntries = ['src/index.ts', 'src/headless.ts'];
/** Entries that are safe to import on a server. */
const serverSafeEntries = ['src/supabase.ts', 'src/testing.ts'];
const everyModule = 'src/**/*.{ts,tsx}';

/**
 * Leaves every module a file of its own, so that whoever imports one screen carries the modules of that screen and no
 * others, whatever their bundler makes of side effects inside a module.
 */
const oneFileAModule: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'one-file-a-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ importer, path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const from = dirname(importer);
      const found = [`${path}.ts`, `${path}.tsx`].map((name) => join(from, name)).find((file) => existsSync(file));
      if (found === undefined)
        return { errors: [{ text: `${path} is not a module beside ${relative('.', importer)}` }] };
      // An entry inside an entry is written out name by name: a client boundary may not `export *`.
      if (clientEntries.includes(relative('.', found))) return undefined;
      return { path: `${path}.js`, external: true };
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
  minify: false,
  sourcemap: true,
  clean: false,
  dts: false,
  skipNodeModulesBundle: true,
  esbuildPlugins: [oneFileAModule],
  esbuildOptions: (options) => {
    options.outbase = 'src';
  },
} satisfies Options;

export default defineConfig([
  {
    ...modules,
    name: 'modules',
    entry: [everyModule, ...[...clientEntries, ...serverSafeEntries].map((entry) => `!${entry}`)],
  },
  { ...modules, name: 'client entries', entry: clientEntries, banner: { js: '"use client";' } },
  { ...modules, name: 'server-safe entries', entry: serverSafeEntries },
  {
    name: 'declarations',
    entry: [everyModule],
    outDir: 'dist',
    format: 'esm',
    silent: true,
    clean: false,
    // tsup sets an option of its own that TypeScript 6 calls deprecated.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  { name: 'styles', entry: { styles: 'src/styles.css' }, outDir: 'dist', silent: true, clean: false, minify: false },
]);
