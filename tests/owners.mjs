import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * `npm run owners` lists the lines of tests and stories that a change adds and removes, by layer: since the branch left
 * `main`, or `--base REV`, with what is not committed. Each claim has one owner, see CONTRIBUTING.md.
 */

/** A file belongs to the first layer that fits. */
const layers = [
  ['night', /\.night\.|^tests\/(random|drills|engines|bundlers|mutation|faults|desk|visual|bench)\//],
  ['domain', /^tests\/domain\//],
  ['database', /^tests\/(database|upgrades)\//],
  ['contract', /^tests\/contract\//],
  ['backend', /^tests\/(local-backend|supabase|templates)\//],
  ['adapters', /^tests\/(adapters|backend)\//],
  ['hooks', /^tests\/(data|forms|provider|loading|entries|screens)\//],
  ['interface', /^tests\/(ui|hosts)\//],
  ['stories', /^stories\//],
  ['features', /^tests\/features\//],
  ['journeys', /^tests\/(journeys|transcripts)\//],
  ['e2e', /^tests\/e2e\//],
  ['package', /^(tests\/(package|public|docs|example-app)|cli\/tests)\//],
  ['runner', /^tests\//],
];

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' } } });
const git = (...parts) => execFileSync('git', parts, { encoding: 'utf8' });
const base = git('merge-base', values.base, 'HEAD').trim();

const counts = new Map();
const fields = git('diff', '--numstat', '--find-renames', '-z', base).split('\0');
while (fields.length > 1) {
  const [added, removed, path] = fields.shift().split('\t');
  // The two paths of a renamed file follow in fields of their own.
  const file = path === '' ? fields.splice(0, 2)[1] : path;
  const [layer] = layers.find(([, pattern]) => pattern.test(file)) ?? [];
  if (layer === undefined || added === '-') continue;
  const count = counts.get(layer) ?? { added: 0, removed: 0 };
  counts.set(layer, { added: count.added + Number(added), removed: count.removed + Number(removed) });
}

const line = (name, { added, removed }) => `${name.padEnd(10)} ${`+${added}`.padStart(7)} ${`-${removed}`.padStart(7)}`;
const touched = layers.flatMap(([layer]) => (counts.has(layer) ? [layer] : []));
for (const layer of touched) console.log(line(layer, counts.get(layer)));
const sum = (key) => touched.reduce((total, layer) => total + counts.get(layer)[key], 0);
console.log(line('in all', { added: sum('added'), removed: sum('removed') }));
if (touched.length > 1)
  console.log(`${touched.length} layers: ${touched.join(', ')}. Does one say what another one owns?`);
