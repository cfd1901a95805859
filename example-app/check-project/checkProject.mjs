import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import installTools, { root, supabase } from '../../tests/supabase/tools.mjs';
import { findProblems } from './findProblems.mjs';

/*
 * `npm run check:project` reads the settings of the linked or named Supabase project and lists what is missing before
 * customers may use it. It changes nothing. It needs `supabase login` or SUPABASE_ACCESS_TOKEN.
 */

const linked = join(root, 'supabase/.temp/project-ref');
const project = process.argv[2] ?? (existsSync(linked) ? readFileSync(linked, 'utf8').trim() : undefined);
if (project === undefined) fail('Name a project: npm run check:project -- PROJECT-REF, or run `supabase link` first.');

await installTools();
const problems = findProblems({
  config: await ask('config', 'diff', `--workdir=${join(root, 'example-app/check-project')}`),
  backups: await ask('backups', 'list'),
  functions: (await ask('functions', 'list')).functions,
  secrets: (await ask('secrets', 'list')).secrets,
});
for (const problem of problems) console.log(`- ${problem}`);
console.log(problems.length === 0 ? 'Nothing is missing.' : `${problems.length} missing.`);
console.log('Not readable here: email templates, leaked passwords, edge limits, restores. See docs/going-live.md.');
process.exitCode = problems.length === 0 ? 0 : 1;

async function ask(...parts) {
  const { code, stdout, stderr } = await supabase(...parts, `--remote=${project}`, '--output-format=json');
  if (code !== 0) fail(`supabase ${parts.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`);
  return JSON.parse(stdout);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
