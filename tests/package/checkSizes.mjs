import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/*
 * npm run size [-- --json]
 *
 * Bundles, minifies and gzips what each budget of .size-limit.json imports, and fails when one weighs more than its limit.
 * The file has size-limit's format, and the numbers are the same to the byte. size-limit takes six times as long, because
 * it reads every module again for each budget.
 */

/** Gzipped bytes that esbuild and the entry add, as size-limit counts them. They are no part of a budget. */
const added = { toFile: 32, toImport: 46, toImportWithRequire: 182 };

const budgets = JSON.parse(readFileSync('.size-limit.json', 'utf8'));
const results = (await Promise.all([...byIgnored(budgets)].map(([ignored, group]) => measure(group, ignored)))).flat();
results.sort((one, other) => one.place - other.place);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(results.map(({ name, passed, size, sizeLimit }) => ({ name, passed, size, sizeLimit }))));
} else {
  for (const { name, passed, size, sizeLimit } of results)
    console.log(`${passed ? 'ok  ' : 'OVER'} ${kilobytes(size)} of ${kilobytes(sizeLimit)}  ${name}`);
}
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1;

/** The budgets by the packages that their hosts bring: one call of esbuild bundles those that bring the same. */
function byIgnored(all) {
  const groups = new Map();
  for (const [place, budget] of all.entries()) {
    const ignored = (budget.ignore ?? []).join(' ');
    groups.set(ignored, [...(groups.get(ignored) ?? []), { ...budget, place }]);
  }
  return groups;
}

async function measure(group, ignored) {
  const { outputFiles } = await build({
    entryPoints: group.map(({ place, path, import: names }) => ({
      in: names === undefined ? path : `budget:${place}`,
      out: String(place),
    })),
    outdir: 'sizes',
    write: false,
    bundle: true,
    minify: true,
    external: ignored.split(' ').filter((name) => name !== ''),
    plugins: [budgetEntries(group)],
  });
  const files = new Map(
    outputFiles.map(({ path, contents }) => [Number(/(\d+)\.(js|css)$/.exec(path)?.[1]), contents]),
  );
  return group.map(({ name, place, import: names, limit }) => {
    const contents = Buffer.from(files.get(place));
    const withRequire = contents.includes('Dynamic require of ');
    const extra = names === undefined ? added.toFile : withRequire ? added.toImportWithRequire : added.toImport;
    const size = gzipSync(contents, { level: 9 }).length - extra;
    const sizeLimit = inBytes(limit);
    return { place, name, size, sizeLimit, passed: size <= sizeLimit };
  });
}

/** Modules that use the names of a budget, as a host does. */
function budgetEntries(group) {
  return {
    name: 'budget-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^budget:/ }, ({ path }) => ({ path: path.replace('budget:', ''), namespace: 'budget' }));
      onLoad({ filter: /./, namespace: 'budget' }, ({ path: place }) => {
        const { path, import: names } = group.find((budget) => String(budget.place) === place);
        const imports = typeof names === 'string' ? { [path]: names } : names;
        const contents = Object.entries(imports)
          .map(([file, list]) => `import ${list} from './${file}'\nconsole.log(${list.replace(/[{}]/g, '')})\n`)
          .join('');
        return { contents, resolveDir: process.cwd() };
      });
    },
  };
}

function inBytes(limit) {
  const kilobyte = /^([\d.]+) kB$/.exec(limit);
  if (kilobyte === null) throw new Error(`A limit is written as "12.9 kB", not as "${limit}"`);
  return Number(kilobyte[1]) * 1000;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`.padStart(9);
}
