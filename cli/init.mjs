import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentOf,
  hashOf,
  isProject,
  packageFiles,
  recordName,
  stateOf,
  writeRecord,
  writeWhole,
} from './projectFiles.mjs';

/**
 * Copies the backend and the starter page into a project. Returns the exit code.
 *
 * @param {string} folder The project's folder.
 * @param {{ companyName?: string, site?: string }} given The firm's name, and the address of the page, as `siteOf` returns it.
 */
export function init(folder, { companyName, site } = {}) {
  if (!isProject(folder)) return 1;
  if (companyName?.trim() === '') {
    console.error('The name of the firm is empty.');
    return 1;
  }
  const page = existsSync(join(folder, 'src')) ? 'src/PensionPage.tsx' : 'PensionPage.tsx';
  const files = packageFiles(page);
  const named = companyName === undefined ? [] : [{ to: nameFile(files), content: nameMigration(companyName) }];
  const taken = [...files, ...named, { to: recordName }]
    .map(({ to }) => to)
    .filter((file) => stateOf(folder, file) !== 'missing');
  if (taken.length > 0) {
    console.error(
      `Nothing was written, because these files exist, or their folders are links:\n${taken.map((file) => `  ${file}`).join('\n')}`,
    );
    return 1;
  }
  const hashes = {};
  for (const { from, to } of files) {
    const content = contentOf({ from, to }, page, { companyName, site });
    writeWhole(folder, to, content);
    hashes[to] = hashOf(content);
  }
  for (const { to, content } of named) writeWhole(folder, to, content);
  writeRecord(folder, { companyName, site, files: hashes });
  console.log(nextCommands({ page, count: files.length + named.length + 1, migration: named[0]?.to, site }));
  if (checksFunctions(folder)) console.log(excluded);
  return 0;
}

/** Whether the project's type check would read the functions, which are for Deno. */
function checksFunctions(folder) {
  const path = join(folder, 'tsconfig.json');
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const readsEveryFolder = text.includes('"**/*') || !/"(?:include|files)"/.test(text);
  return readsEveryFolder && !text.includes('"supabase');
}

/** The path of the firm's own migration. Its name sorts after this version's migrations and before the next version's. */
function nameFile(files) {
  const newest = files
    .map(({ to }) => /^supabase\/migrations\/(\d+)_/.exec(to)?.[1] ?? '')
    .sort()
    .at(-1);
  return `supabase/migrations/${BigInt(newest) + 1n}_our_company_name.sql`;
}

function nameMigration(companyName) {
  return `-- The firm's name in the letter that customers sign. To change it, add another migration.
update public.settings set company_name = '${companyName.replaceAll("'", "''")}';
`;
}

function nextCommands({ page, count, migration, site }) {
  return `Wrote ${count} files.
${migration ? `\nThe letter that customers sign has the name in ${migration}.` : unnamed}
${site ? `\nThe page is at ${site}: your server has to answer every path below it with this page.` : unplaced}

Next:
${deploySteps.map((step) => `  ${step}`).join('\n')}

Then write your project's address and publishable key into ${page}, and render <PensionPage />.
supabase/README.md explains the database; to change its messages or rules, add a migration.
Keep ${recordName} with your code: npx @pension-trace/cli update reads it.`;
}

/** The commands that put the backend on a new Supabase project. supabase/README.md explains each. */
const deploySteps = [
  'npx supabase login',
  'npx supabase link --project-ref YOUR-PROJECT-REF',
  'npx supabase config push',
  'npx supabase db push --include-seed',
  'npx supabase functions deploy',
];

const unplaced = `
Before the first of these commands, write the address of the page into supabase/config.toml, as site_url and with
/reset-password in additional_redirect_urls: links in emails lead there. With --site, init writes both.`;

const excluded = `
Add "supabase" to "exclude" in tsconfig.json. It includes every folder, and the functions are written for Deno: your
type check would report errors in them.`;

const unnamed = `
No one can sign before you name your firm. Add a migration:
  update public.settings set company_name = 'Your Firm';`;
