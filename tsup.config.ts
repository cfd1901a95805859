import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { defineConfig, type Options } from 'tsup';
import packageJson from './package.json' with { type: 'json' };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The sources of the entries with code: `src/index.ts` for `./dist/index.js`. */
const entries = Object.values(packageJson.exports)
  .flatMap((target) => (typeof target === 'string' ? [] : target.default))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));

/**
 * Keeps every module in a file of its own, so that a host that imports one screen loads only that screen's modules. What
 * has its source outside of `src`, in a server function, becomes part of the module that exports it. The main entry contains the export list of `headless`: a module with "use client" may not `export *`.
 */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ importer, kind, path }) =>
      kind === 'entry-point' || path === './headless' || /\/supabase\/functions\//.test(importer + path)
        ? undefined
        : { path: `${path}.js`, external: true },
    );
  },
};

/**
 * Declares each name of the main entry in a module of its own, `dist/exports/TraceForm.js`, which the entry re-exports.
 * With code splitting, esbuild loads at first every module that the entry re-exports from and that any lazy part uses,
 * even if the page uses no export of it: 150 kB instead of 68 for one form. A declaration ends that search, where
 * another re-export would not.
 */
async function declareExports() {
  const entry = await readFile('dist/index.js', 'utf8');
  await mkdir('dist/exports', { recursive: true });
  const writing: Promise<void>[] = [];
  const declared = entry.replace(
    /^import \{([^}]*)\} from "\.(\/[^"]+)";$/gm,
    (_statement, list: string, path: string) => {
      const names = list.split(',').flatMap((name) => name.trim() || []);
      if (names.some((name) => /\W/.test(name))) throw new Error(`The main entry renames an export: ${list}`);
      writing.push(
        ...names.map((name) =>
          writeFile(
            `dist/exports/${name}.js`,
            `import { ${name} as it } from "..${path}";\nexport const ${name} = it;\n`,
          ),
        ),
      );
      return names.map((name) => `import { ${name} } from "./exports/${name}.js";`).join('\n');
    },
  );
  await Promise.all(writing);
  await writeFile('dist/index.js', declared);
}

/**
 * Keeps one mapping for each line of a source map. The modules are not minified, so that a line says where an error is,
 * and the maps are a fifth smaller. They keep the sources, which the package does not contain otherwise.
 */
async function mapLines() {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.js.map'))
      .map(async (file) => {
        const map = await readFile(`dist/${file}`, 'utf8');
        const byLine = map
          .replace(/"mappings":"([^"]*)"/, (_, mappings: string) => `"mappings":"${firstsOf(mappings)}"`)
          .replace(/"names":\[[^\]]*\]/, '"names":[]');
        await writeFile(`dist/${file}`, byLine);
      }),
  );
}

/** The first mapping of each line. */
function firstsOf(mappings: string): string {
  return encode(decode(mappings).map((segments) => segments.slice(0, 1).map(withoutName)));
}

function withoutName(segment: SourceMapSegment): SourceMapSegment {
  return segment.length === 5 ? [segment[0], segment[1], segment[2], segment[3]] : segment;
}

/**
 * Writes the tokens' `oklch()` colours as hex, and repeats the light ones before the `@supports` block for browsers
 * without `light-dark()`.
 */
const hexColours: Plugin = {
  name: 'hex-colours',
  setup({ onLoad, onResolve, esbuild }) {
    // tsup loads every file that ends in .css on its own.
    onResolve({ filter: /tokens\.css$/ }, () => ({ path: 'tokens', namespace: 'hex-colours' }));
    onLoad({ filter: /^tokens$/, namespace: 'hex-colours' }, () => {
      const contents = readFileSync('src/ui/tokens.css', 'utf8').replace(/oklch\([\d. /]+\)/g, (colour) =>
        toHex(colour),
      );
      const lightColours = [...contents.matchAll(/(--ptr-[\w-]+): light-dark\(([^,]+),/g)];
      const fallbacks = lightColours.map(([, name, light]) => `${name}: ${light};`).join('');
      return { loader: 'css', contents: `:where(:root, :host) {${fallbacks}}${contents}` };
    });

    function toHex(colour: string): string {
      const { code } = esbuild.transformSync(`a{color:${colour}}`, { loader: 'css', target: 'chrome100' });
      const hex = /#[\da-f]+/.exec(code)?.[0];
      if (hex === undefined) throw new Error(`esbuild wrote ${colour} as ${code}`);
      return hex;
    }
  },
};

/** One style sheet for each feature and journey: `styles/personal-details.css`. */
const featureStyles = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features|journeys)[\\/].+\.css$/.test(file))
    .map((file) => [`styles/${basename(file, '.css')}`, `src/${file}`]),
);

export default defineConfig([
  {
    name: 'modules',
    entry: ['src/**/*.{ts,tsx}'],
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    silent: true,
    sourcemap: true,
    splitting: false,
    // Tree shaking by tsup strips "use client".
    treeshake: false,
    skipNodeModulesBundle: true,
    esbuildPlugins: [oneFilePerModule],
    // tsup sets an option that TypeScript 6 reports as deprecated.
    dts: { entry: entries, compilerOptions: { ignoreDeprecations: '6.0' } },
    onSuccess: async () => {
      await declareExports();
      await mapLines();
    },
  },
  {
    name: 'the commands verify and letter',
    entry: { verify: 'cli/evidence/runVerify.ts', letter: 'cli/letter/runLetter.ts' },
    outDir: 'cli/dist',
    format: 'esm',
    target: 'node20',
    platform: 'node',
    silent: true,
    sourcemap: true,
    // The chunk that needs pkijs is loaded only for time stamps.
    splitting: true,
    skipNodeModulesBundle: true,
  },
  {
    name: 'styles',
    entry: { styles: 'src/styles.css', 'styles/base': 'src/styles.base.css', ...featureStyles },
    silent: true,
    target: 'esnext',
    esbuildPlugins: [hexColours],
    onSuccess: async () => {
      // One @import, which the host's bundler or browser resolves.
      await copyFile('src/styles.layer.css', 'dist/styles.layer.css');
      // TypeScript 6 requires types even for a side-effect import.
      await writeFile('dist/styles.css.d.ts', 'export {};\n');
    },
  },
]);
